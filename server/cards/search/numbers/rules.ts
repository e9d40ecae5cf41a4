import type { AttributeDefinition, Answers } from '#contract/attributes.ts';

/**
 * Numbers are found by the steps of one scale, which stand among the terms: 0, 1 … 19, 20, 25 … 95,
 * 100, 150 … The step leads to a card by index, and `numbers` then tells exactly. So no question
 * needs an index of its own, whichever bounds the back office gives it.
 */
const scale = [
  ...Array.from({ length: 20 }, (_one, at) => at),
  ...Array.from({ length: 16 }, (_one, at) => 20 + at * 5),
  ...[50, 500, 5000, 50_000, 500_000, 5_000_000, 50_000_000].flatMap((unit) =>
    Array.from({ length: 18 }, (_one, at) => 2 * unit + at * unit),
  ),
];

function stepOf(number: number): number {
  return scale.findLast((step) => step <= number) ?? 0;
}

const isNumeric = ({ type }: AttributeDefinition) => type === 'number' || type === 'range';

/** The answers that are numbers, as the search compares them. */
export function numbersOf(definitions: AttributeDefinition[], answers: Answers): Answers {
  return Object.fromEntries(
    definitions
      .filter(isNumeric)
      .flatMap(({ key }) => (answers[key] === undefined ? [] : [[key, answers[key]]])),
  );
}

/** `experience:15`; of a range both ends: `hours.from:40`, `hours.to:45`. */
export function numberTerms(numbers: Answers): string[] {
  return Object.entries(numbers).flatMap(([key, answer]) => {
    if (typeof answer === 'number') return [`${key}:${stepOf(answer)}`];
    if (typeof answer !== 'object' || Array.isArray(answer)) return [];
    return [
      `${key}.from:${stepOf(answer.from ?? 0)}`,
      `${key}.to:${stepOf(answer.to ?? Infinity)}`,
    ];
  });
}

/** Terms of all numbers between the bounds. */
export function termsBetween(key: string, from: number | null, to: number | null): string[] {
  const [least, most] = [stepOf(from ?? 0), stepOf(to ?? Infinity)];
  return scale.filter((step) => step >= least && step <= most).map((step) => `${key}:${step}`);
}
