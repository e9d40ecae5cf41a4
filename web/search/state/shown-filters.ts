import type { FilterDefinition } from '#contract/filter-definitions.ts';
import type { Filters } from '#contract/search-filters.ts';
import { isUsed } from './search-state.ts';

/** The first ones are those that a card shows, and hours matter to all; the others are asked for. */
const mainOnes = 6;

/** Filters of a category: those that a form shows at first, in the order of all. */
export function splitFilters(definitions: FilterDefinition[], filters: Filters) {
  const all = definitions.filter(({ key, hidden }) => !hidden || isUsed(filters, key));
  const main = all.filter(
    ({ key, type }, at) => at < mainOnes || type === 'week' || isUsed(filters, key),
  );
  return { all, main };
}
