import type { AttributeDefinition } from '#contract/attributes.ts';
import type { OptionCounts } from '#contract/card-search.ts';
import { payUnits } from '#contract/pay.ts';
import { valuesOf } from '#contract/filter-definitions.ts';

/** Cards by term, as far as they were looked at. */
export interface Tally {
  counts: ReadonlyMap<string, number>;
  /** How many cards one of those looked at stands for; 1: all were. */
  each: number;
}

/** Values of all choices by their question; stations and districts are those of the city. */
export function choicesOf(
  definitions: AttributeDefinition[],
  places: { kind: string; slug: string }[],
): Map<string, readonly string[]> {
  const asked = definitions
    .filter(({ filterable, type }) => filterable && type !== 'number' && type !== 'range')
    .map((one) => [one.key, one.type === 'yes_no' ? ['yes'] : valuesOf(one)] as const);
  const placesOf = (kind: string) =>
    places.filter((place) => place.kind === kind).map(({ slug }) => slug);
  return new Map([
    ['metro', placesOf('metro')],
    ['district', placesOf('district')],
    ['photo', ['yes']],
    ['passport', ['yes']],
    ['pay_unit', payUnits],
    ...asked,
  ]);
}

/** Counts of the choices, each from the tally of its question. */
export function countsOf(
  choices: ReturnType<typeof choicesOf>,
  tallyFor: (key: string) => Tally,
): OptionCounts['data'] {
  const counted = [...choices].map(([key, values]) => {
    const { counts, each } = tallyFor(key);
    const entries = values.flatMap((value) => {
      const count = counts.get(`${key}:${value}`);
      return count === undefined ? [] : [[value, Math.round(count * each)] as const];
    });
    return [key, Object.fromEntries(entries)] as const;
  });
  return Object.fromEntries(counted.filter(([, counts]) => Object.keys(counts).length > 0));
}

export function freshCountsOf({
  counts,
}: {
  counts: Record<string, number>;
}): OptionCounts['data'] {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.length > 0 ? { fresh: Object.fromEntries(some) } : {};
}
