import type { AttributeDefinition } from './attributes.ts';
import type { CardKind } from './categories.ts';
import { freshnesses } from './freshness.ts';
import { payUnits } from './pay.ts';
import type { Place } from './places.ts';
import { weekCells } from './week.ts';

/** Everything chosen in the address but the page, the station of the path among it: `{ child_ages: ['baby'], pay_from: '400' }`. */
export type Filters = Readonly<Record<string, string | readonly string[]>>;

/** As much of a question as a filter needs. */
export type FilterDefinition = Pick<
  AttributeDefinition,
  'key' | 'label' | 'type' | 'options' | 'unit' | 'hidden'
>;

export interface Askable {
  kind: CardKind;
  definitions: readonly FilterDefinition[];
  /** Stations and districts of the city. */
  places: readonly Place[];
}

/** As much as the server takes. */
export const wordsAtMost = 200;
const rubles = /^\d{1,7}$/;
const bound = /^\d{1,9}$/;

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
      keepText(`${key}_from`, (text) => bound.test(text));
      keepText(`${key}_to`, (text) => bound.test(text));
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
 * Set to `yes`, a card must have all chosen values of a question that takes several; else any of
 * them will do.
 */
export const allKey = (key: string): string => `${key}_all`;

/** Text that the server can look for; whatever else stands in an address is no words. */
function wordsOf(text: Filters[string] | undefined): string {
  if (typeof text !== 'string' || !text.isWellFormed() || text.includes('\0')) return '';
  return text.trim().replaceAll(/\s+/g, ' ').slice(0, wordsAtMost).trim();
}

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

/** Chosen values of a key, however the address spells them. */
export function chosenOf(filters: Filters, key: string): readonly string[] {
  const value = filters[key];
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

const weekCellsKnown = new Set(weekCells);

/**
 * Whether some cards fit better than others: by words, or by several hours of the week, of which
 * one is enough. Elsewhere the newest are the best.
 */
export function offersBest(filters: Filters): boolean {
  const hours = Object.values(filters).some(
    (value) =>
      typeof value !== 'string' &&
      value.length > 1 &&
      value.every((one) => weekCellsKnown.has(one)),
  );
  return hours || (typeof filters['q'] === 'string' && filters['q'].trim() !== '');
}
