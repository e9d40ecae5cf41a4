import type { AttributeDefinition } from '#contract/attributes.ts';
import { weekCells } from '#contract/week.ts';
import { payUnits } from '#contract/pay.ts';
import { chosenOf, type Filters } from './search-state.ts';

const sorts = ['new', 'pay'];
const rubles = /^\d{1,7}$/;
const bound = /^\d{1,9}$/;

/** Of whatever an address says, what this listing can be asked for. */
export function knownFilters(filters: Filters, definitions: AttributeDefinition[]): Filters {
  const known: Record<string, string | string[]> = {};
  const keepText = (key: string, isKnown: (text: string) => boolean) => {
    const text = filters[key];
    if (typeof text === 'string' && isKnown(text)) known[key] = text;
  };
  keepText('sort', (text) => sorts.includes(text));
  keepText('pay_from', (text) => rubles.test(text));
  keepText('pay_to', (text) => rubles.test(text));
  keepText('pay_unit', (text) => payUnits.some((unit) => unit === text));
  for (const definition of definitions) {
    const { key, type } = definition;
    if (type === 'number' || type === 'range') {
      keepText(`${key}_from`, (text) => bound.test(text));
      keepText(`${key}_to`, (text) => bound.test(text));
    } else if (type === 'yes_no') {
      keepText(key, (text) => text === 'yes');
    } else {
      const chosen = chosenOf(filters, key);
      const values = valuesOf(definition).filter((value) => chosen.includes(value));
      if (values.length > 0) known[key] = values;
    }
  }
  return known;
}

function valuesOf({ type, options }: AttributeDefinition): readonly string[] {
  return type === 'week' ? weekCells : options.map(({ value }) => value);
}

const filterTypes = new Set(['one', 'many', 'yes_no', 'number', 'range', 'week']);

/** Those that are filters, the ones that a card shows first. */
export function filterable(definitions: AttributeDefinition[]): AttributeDefinition[] {
  const filters = definitions.filter((one) => one.filterable && filterTypes.has(one.type));
  return [
    ...filters.filter((one) => one.shown_on_card),
    ...filters.filter((one) => !one.shown_on_card),
  ];
}
