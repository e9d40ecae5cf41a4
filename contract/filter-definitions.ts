import type { AttributeDefinition } from './attributes.ts';
import { weekCells } from './week.ts';

/** As much of a question as a filter needs. */
export type FilterDefinition = Pick<
  AttributeDefinition,
  'key' | 'label' | 'type' | 'options' | 'unit' | 'hidden'
>;

/** What a question can be filtered by, as it stands in the address and among the terms of cards. */
export function valuesOf({
  type,
  options,
}: Pick<FilterDefinition, 'type' | 'options'>): readonly string[] {
  if (type === 'week') return weekCells;
  return type === 'yes_no' ? ['yes', 'no'] : options.map(({ value }) => value);
}

const filterTypes = new Set(['one', 'many', 'yes_no', 'number', 'range', 'week']);

/** Those that are filters, the ones that a card shows first; what only forms need is left out. */
export function filterable(definitions: AttributeDefinition[]): FilterDefinition[] {
  const filters = definitions.filter((one) => one.filterable && filterTypes.has(one.type));
  return [
    ...filters.filter((one) => one.shown_on_card),
    ...filters.filter((one) => !one.shown_on_card),
  ].map(({ key, label, type, options, unit, hidden }) => ({
    key,
    label,
    type,
    options,
    unit,
    ...(hidden && { hidden }),
  }));
}
