import type { AttributeDefinition, Answers } from '#contract/attributes.ts';

/**
 * Numbers are found by index through terms, whichever question they answer and whichever bounds the
 * back office gives it; `numbers` then tells exactly. A number lies on a step of one scale: 0, 1 …
 * 19, 20, 25 … 95, 100, 150 … A card has the term of its step, and of the 4, 16 and 64 steps around
 * it, so that a dozen terms cover everything between two bounds.
 */
const scale = [
  ...Array.from({ length: 20 }, (_one, at) => at),
  ...Array.from({ length: 16 }, (_one, at) => 20 + at * 5),
  ...[50, 500, 5000, 50_000, 500_000, 5_000_000, 50_000_000].flatMap((unit) =>
    Array.from({ length: 18 }, (_one, at) => (2 + at) * unit),
  ),
];
const widths = [64, 16, 4, 1];
const lastStep = 255;

function stepOf(number: number): number {
  return Math.max(
    0,
    scale.findLastIndex((least) => least <= number),
  );
}

const term = (key: string, width: number, step: number) =>
  `${key}:${width}.${Math.floor(step / width)}`;

/** The answers that are numbers, as the search compares them. */
export function numbersOf(definitions: AttributeDefinition[], answers: Answers): Answers {
  return Object.fromEntries(
    definitions.flatMap(({ key, type }) => {
      const answer = answers[key];
      return (type === 'number' || type === 'range') && answer !== undefined ? [[key, answer]] : [];
    }),
  );
}

/** Terms of the numbers of a card; of a range those of both ends, under `key.from` and `key.to`. */
export function numberTerms(numbers: Answers): string[] {
  return Object.entries(numbers).flatMap(([key, answer]) => {
    if (typeof answer === 'number') return termsAround(key, answer);
    if (typeof answer !== 'object' || Array.isArray(answer)) return [];
    const { from, to } = answer;
    return [...termsAround(`${key}.from`, from ?? 0), ...termsAround(`${key}.to`, to ?? Infinity)];
  });
}

function termsAround(key: string, number: number): string[] {
  return widths.map((width) => term(key, width, stepOf(number)));
}

/** Terms that together have every number between the bounds, and few others. */
export function termsBetween(key: string, from: number | null, to: number | null): string[] {
  const last = to === null ? lastStep : stepOf(to);
  const terms: string[] = [];
  let step = stepOf(from ?? 0);
  while (step <= last) {
    const width = widths.find((one) => step % one === 0 && step + one - 1 <= last) ?? 1;
    terms.push(term(key, width, step));
    step += width;
  }
  return terms;
}
