import { isMatter, type QuerySegment } from '../query-parsing/segments.rules.ts';

/** A wider search. */
export interface Attempt {
  kept: QuerySegment[];
  leftOut: QuerySegment[];
  /** Cards of the category that was named, if one was. */
  inCategory: boolean;
}

/** Of a long story so much is weighed. */
const weighedAtMost = 8;

/** A station is kept as long as a word that few have: the rest of its city is near it. */
const isLoose = ({ as }: QuerySegment) => as === 'word' || as === 'place';

/** A condition is kept longer than a word that cards only have to speak of. */
const weightOf = (part: QuerySegment) => (isMatter(part) ? 2 : part.as === 'choice' ? 1 : 0);
const byWeight = (one: QuerySegment, other: QuerySegment) => weightOf(other) - weightOf(one);

/** Named by a word of its label, or meant by a phrase. */
const isOption = ({ as }: QuerySegment) => as === 'option' || as === 'choice';

/** What may be left out, with what stays beside it: a word among all that the product knows. */
export function weighedParts(
  said: QuerySegment[],
): { part: QuerySegment; beside: QuerySegment[] }[] {
  const known = said.filter(({ as }) => as === 'category' || as === 'option' || as === 'choice');
  const categories = known.filter(({ as }) => as === 'category');
  const words = said.filter(isLoose).slice(0, weighedAtMost);
  const options = said.filter(isOption).slice(0, weighedAtMost);
  return [
    ...words.map((part) => ({ part, beside: known })),
    ...options.map((part) => ({ part, beside: categories })),
  ];
}

/**
 * Ways to ask for less, in the order in which they are taken, each a row from much to little: first
 * words go that the product does not know, those that few cards have before others; then the
 * category is left, for others that have all the words: last of all where there are no such words,
 * since a driver who is free in the evening is no governess. What is known goes as far as it must when
 * nobody (`nothing`) has all of it; where few have, one option may be left out, but not what the work is about.
 * The category is never left, and something of what was said is always kept.
 */
export function attemptsFor(
  said: QuerySegment[],
  cardsWith: ReadonlyMap<QuerySegment, number>,
  { hasCategory, nothing }: { hasCategory: boolean; nothing: boolean },
): Attempt[][] {
  const common = (parts: QuerySegment[]) =>
    parts
      .filter((part) => (cardsWith.get(part) ?? 0) > 0)
      .toSorted((a, b) => (cardsWith.get(b) ?? 0) - (cardsWith.get(a) ?? 0));
  const words = said.filter(isLoose);
  const options = said.filter(isOption);
  const keeping = (some: QuerySegment[]): Attempt => {
    const isLeftOut = (part: QuerySegment) =>
      !some.includes(part) && (words.includes(part) || options.includes(part));
    return {
      kept: said.filter((part) => !isLeftOut(part)),
      leftOut: said.filter(isLeftOut),
      inCategory: hasCategory,
    };
  };
  const isAttempt = ({ kept, leftOut }: Attempt) =>
    leftOut.length > 0 &&
    (kept.some(({ as }) => as !== 'idle') || leftOut.every(({ as }) => as === 'place'));
  const fewerWords = beginningsOf(common(words))
    .map((some) => keeping([...options, ...some]))
    .filter(isAttempt);
  const otherWork = hasCategory ? [{ kept: said, leftOut: [], inCategory: false }] : [];
  const fewerOptions = nothing
    ? beginningsOf(common(options).toSorted(byWeight)).map(keeping).filter(isAttempt)
    : options
        .filter((option) => !isMatter(option))
        .map((option) => keeping([...words, ...options].filter((one) => one !== option)))
        .filter(isAttempt);
  return words.length > 0 ? [fewerWords, otherWork, fewerOptions] : [fewerOptions, otherWork];
}

/** All of them, all but the last, … none. */
function beginningsOf(parts: QuerySegment[]): QuerySegment[][] {
  return Array.from({ length: parts.length + 1 }, (_, less) => parts.slice(0, parts.length - less));
}
