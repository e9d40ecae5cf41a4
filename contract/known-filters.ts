import type { CardKind } from './categories.ts';
import { type FilterDefinition, valuesOf } from './filter-definitions.ts';
import { freshnesses } from './freshness.ts';
import { payUnits } from './pay.ts';
import type { Place } from './places.ts';
import type { SavedQuery } from './saved-searches.ts';
import { allKey, chosenOf, type Filters, offersBest, wordsAtMost } from './search-filters.ts';

export interface Askable {
  kind: CardKind;
  definitions: readonly FilterDefinition[];
  /** Stations and districts of the city. */
  places: readonly Place[];
}

const rubles = /^\d{1,7}$/;

/** What `years_from` and `years_to` may say: a whole number, in digits alone. */
export const isBound = (text: string): boolean => /^\d{1,9}$/.test(text);

/** Of whatever an address says, what this listing can be asked for. */
export function knownFilters(filters: Filters, { kind, definitions, places }: Askable): Filters {
  const known: Record<string, string | string[]> = {};
  const keepText = (key: string, isKnown: (text: string) => boolean) => {
    const text = filters[key];
    if (typeof text === 'string' && isKnown(text)) known[key] = text;
  };
  const keepChosen = (key: string, values: readonly string[]) => {
    const chosen = chosenOf(filters, key);
    const kept = values.filter((value) => chosen.includes(value));
    if (kept.length > 0) known[key] = kept;
  };
  const words = wordsOf(filters['q']);
  if (words) known['q'] = words;
  keepText('sort', (text) => text === 'pay' || text === 'new');
  keepText('pay_from', (text) => rubles.test(text));
  keepText('pay_to', (text) => rubles.test(text));
  keepText('pay_unit', (text) => payUnits.some((unit) => unit === text));
  keepText('photo', (text) => text === 'yes' && kind === 'resume');
  keepText('passport', (text) => text === 'yes');
  keepText('fresh', (text) => freshnesses.some((one) => one === text));
  for (const place of ['metro', 'district'] as const) {
    keepChosen(
      place,
      places.filter((one) => one.kind === place).map(({ slug }) => slug),
    );
  }
  for (const definition of definitions) {
    const { key, type } = definition;
    if (type === 'number' || type === 'range') {
      keepText(`${key}_from`, isBound);
      keepText(`${key}_to`, isBound);
    } else if (type === 'yes_no') {
      keepText(key, (text) => text === 'yes');
    } else {
      keepChosen(key, valuesOf(definition));
      if (type === 'many' && chosenOf(known, key).length > 1) {
        keepText(allKey(key), (text) => text === 'yes');
      }
    }
  }
  if (known['sort'] === 'new' && !offersBest(known)) delete known['sort'];
  return known;
}

/**
 * What is worth keeping of what a listing is asked for, in one spelling only, so that the same search
 * is the same text: everything but its order, together with what its path names.
 */
export function savedQueryOf(
  { city, category }: { city?: string | undefined; category?: string | undefined },
  filters: Filters,
): SavedQuery {
  const { sort: _, ...others } = filters;
  const sorted = Object.entries(others).map(
    ([key, value]) => [key, typeof value === 'string' ? value : value.toSorted()] as const,
  );
  return { ...(city && { city }), ...(category && { category }), ...Object.fromEntries(sorted) };
}

/** Text that the server can look for; whatever else stands in an address is no words. */
function wordsOf(text: Filters[string] | undefined): string {
  if (typeof text !== 'string' || !text.isWellFormed() || text.includes('\0')) return '';
  return text.trim().replaceAll(/\s+/g, ' ').slice(0, wordsAtMost).trim();
}
