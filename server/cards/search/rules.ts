import type { AttributeDefinition } from '#contract/attributes.ts';
import { weekCells } from '#contract/week.ts';
import { invalid } from '#server/platform/errors.ts';

/** One condition on the answers; a card must meet all of them. */
export type Filter =
  /** Any of these words; none of them: nothing is found. */
  | { by: 'terms'; terms: string[] }
  | { by: 'number' | 'range'; key: string; from: number | null; to: number | null };

/** Conditions among the words of a search address. Words that name no question are passed over. */
export function filtersOf(
  query: Record<string, unknown>,
  definitions: AttributeDefinition[],
): Filter[] {
  return definitions
    .filter(({ filterable }) => filterable)
    .flatMap((definition) => filterOf(query, definition) ?? []);
}

function filterOf(query: Record<string, unknown>, definition: AttributeDefinition): Filter | null {
  const { key, type } = definition;
  if (type === 'number' || type === 'range') {
    const from = numberOf(query, `${key}_from`);
    const to = numberOf(query, `${key}_to`);
    return from === null && to === null ? null : { by: type, key, from, to };
  }
  const asked = query[key];
  if (asked === undefined) return null;
  const known = knownValues(definition);
  const values = known.filter((value) => [asked].flat().includes(value));
  return { by: 'terms', terms: values.map((value) => `${key}:${value}`) };
}

function knownValues({ type, options }: AttributeDefinition): readonly string[] {
  if (type === 'week') return weekCells;
  return type === 'yes_no' ? ['yes', 'no'] : options.map(({ value }) => value);
}

function numberOf(query: Record<string, unknown>, name: string): number | null {
  const text = query[name];
  if (text === undefined) return null;
  if (typeof text === 'string' && /^-?\d{1,9}$/.test(text)) return Number(text);
  throw invalid({ [name]: ['Введите целое число'] });
}
