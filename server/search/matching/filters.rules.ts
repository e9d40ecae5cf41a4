import type { AttributeDefinition } from '#contract/attributes.ts';
import { freshnesses } from '#contract/freshness.ts';
import { valuesOf } from '#contract/filter-definitions.ts';
import { isBound } from '#contract/known-filters.ts';
import { allKey } from '#contract/search-filters.ts';
import { invalid } from '#server/platform/errors.ts';
import { passportTerm } from '../indexing/rules.ts';
import { freshFilter } from './freshness.rules.ts';

/** One condition on a card; a card must meet all of them. `keys`: the questions it answers. */
export type Filter = { keys: string[] } & (
  | /** Any of these terms, or words in the text of the card; none of them: nothing is found. */
    {
      by: 'terms';
      terms: string[];
      orWords?: string | undefined;
      /** Checked card by card, without the index. */
      isRead?: true;
    }
  | { by: 'number' | 'range'; from: number | null; to: number | null }
  | { by: 'cities'; ids: number[] }
  | { by: 'categories'; ids: number[] }
  | { by: 'photo' }
  | { by: 'pay_unit'; units: string[] }
  | { by: 'fresh'; since: Date }
);

/** Conditions among the words of a search address. Words that name no question are passed over. */
export function filtersOf(
  query: Record<string, unknown>,
  definitions: AttributeDefinition[],
): Filter[] {
  const ofCategory = definitions
    .filter(({ filterable }) => filterable)
    .flatMap((definition) => filtersOn(query, definition));
  return [...commonFilters(query), ...ofCategory];
}

function commonFilters(query: Record<string, unknown>): Filter[] {
  const { photo, passport, pay_unit, fresh } = query;
  const places = query.city === undefined ? [] : placeKeys.flatMap((key) => termsOf(query, key));
  return [
    // Stations and districts widen each other: a card at any of them.
    ...(places.length > 0 ? [{ by: 'terms' as const, keys: [...placeKeys], terms: places }] : []),
    ...(photo === undefined ? [] : [{ by: 'photo' as const, keys: ['photo'] }]),
    ...(passport === undefined
      ? []
      : [{ by: 'terms' as const, keys: ['passport'], terms: [passportTerm] }]),
    ...freshnesses.filter((one) => one === fresh).map((one) => freshFilter(one)),
    ...(pay_unit === undefined
      ? []
      : [{ by: 'pay_unit' as const, keys: ['pay_unit'], units: valuesIn(query, 'pay_unit') }]),
  ];
}

const placeKeys = ['metro', 'district'] as const;

function termsOf(query: Record<string, unknown>, key: string): string[] {
  return valuesIn(query, key).map((value) => `${key}:${value}`);
}

function valuesIn(query: Record<string, unknown>, key: string): string[] {
  return [query[key]].flat().filter((value) => typeof value === 'string');
}

function filtersOn(query: Record<string, unknown>, definition: AttributeDefinition): Filter[] {
  const { key, type } = definition;
  if (type === 'number' || type === 'range') {
    const from = numberOf(query, `${key}_from`);
    const to = numberOf(query, `${key}_to`);
    return from === null && to === null ? [] : [{ by: type, keys: [key], from, to }];
  }
  const asked = query[key];
  if (asked === undefined) return [];
  const known = valuesOf(definition);
  const values = known.filter((value) => [asked].flat().includes(value));
  const terms = values.map((value) => `${key}:${value}`);
  if (type === 'many' && query[allKey(key)] === 'yes' && terms.length > 1) {
    // Another tick narrows the search. No keys: counts beside the ticks do not leave these out.
    return terms.map((term) => ({ by: 'terms', keys: [], terms: [term] }));
  }
  return [{ by: 'terms', keys: [key], terms }];
}

function numberOf(query: Record<string, unknown>, name: string): number | null {
  const text = query[name];
  if (text === undefined) return null;
  if (typeof text === 'string' && isBound(text)) return Number(text);
  throw invalid({ [name]: ['Введите целое число'] });
}
