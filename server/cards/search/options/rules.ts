import type { AttributeDefinition } from '#contract/attributes.ts';
import type { OptionCounts } from '#contract/cards.ts';
import { payUnits } from '#contract/pay.ts';
import { valuesOf } from '../rules.ts';

/** Cards by term, as far as they were looked at. */
export interface Tally {
  counts: ReadonlyMap<string, number>;
  /** How many cards one of those looked at stands for; 1: all were. */
  each: number;
}

/** Questions that choices are counted for; null: any value is one. */
type Choices = Map<string, readonly string[] | null>;

export function choicesOf(definitions: AttributeDefinition[], hasCity: boolean): Choices {
  const asked = definitions
    .filter(({ filterable, type }) => filterable && type !== 'number' && type !== 'range')
    .map((one) => [one.key, one.type === 'yes_no' ? ['yes'] : valuesOf(one)] as const);
  return new Map<string, readonly string[] | null>([
    ...(hasCity
      ? ([
          ['metro', null],
          ['district', null],
        ] as const)
      : []),
    ['photo', null],
    ['pay_unit', payUnits],
    ...asked,
  ]);
}

/** Counts of the choices, each from the tally of its question. */
export function countsOf(choices: Choices, tallyFor: (key: string) => Tally): OptionCounts['data'] {
  const counted = [...choices].map(([key, values]) => {
    const { counts, each } = tallyFor(key);
    const found = values ?? namedIn(counts, key);
    const entries = found.flatMap((value) => {
      const count = counts.get(`${key}:${value}`);
      return count === undefined ? [] : [[value, Math.round(count * each)] as const];
    });
    return [key, Object.fromEntries(entries)] as const;
  });
  return Object.fromEntries(counted.filter(([, counts]) => Object.keys(counts).length > 0));
}

function namedIn(counts: Tally['counts'], key: string): string[] {
  return [...counts.keys()]
    .filter((term) => term.startsWith(`${key}:`))
    .map((term) => term.slice(key.length + 1));
}
