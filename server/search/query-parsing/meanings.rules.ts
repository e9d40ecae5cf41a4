import type { CardKind } from '#contract/categories.ts';
import type { QuerySegment } from './segments.rules.ts';
import type { MatchedOption, Vocabulary } from './vocabulary.rules.ts';

/** Some words one after the other. */
export interface Stretch {
  at: number;
  length: number;
}

/** A meaning among the words, and where it stands; longer names first. */
export function findMeaning<Meaning>(
  words: string[],
  stems: ReadonlyMap<string, string>,
  meanings: ReadonlyMap<string, Meaning>,
  isMeant: (means: Meaning, at: Stretch) => boolean = () => true,
): (Stretch & { means: Meaning }) | null {
  for (let length = 3; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const part = words.slice(at, at + length).map((word) => stems.get(word) ?? word);
      const means = meanings.get(part.filter(Boolean).join(' '));
      if (means === undefined || part[0] === '' || part.at(-1) === '') continue;
      if (isMeant(means, { at, length })) return { means, at, length };
    }
  }
  return null;
}

export interface Asked {
  kind: CardKind;
  categoryId: number | null;
  /** Meant where no category is named; empty: any. */
  trades?: number[];
  /** Of the words that were said. */
  stems?: ReadonlyMap<string, string>;
}

/** Options all of whose words were said, as far as they can be asked for here. */
export function optionsIn(
  stems: ReadonlySet<string>,
  { options }: Vocabulary,
  { kind, categoryId, trades = [] }: Asked,
): MatchedOption[] {
  return options.filter(
    (option) =>
      option.kind === kind &&
      isAskedIn(option.categoryId, { categoryId, trades }) &&
      option.stems.every((stem) => stems.has(stem)),
  );
}

/** Of everybody, of the work that is named, or of what is spoken of where none is. */
export function isAskedIn(
  asking: number | null,
  { categoryId, trades = [] }: Pick<Asked, 'categoryId' | 'trades'>,
): boolean {
  if (asking === null) return true;
  return categoryId === null
    ? trades.length === 0 || trades.includes(asking)
    : asking === categoryId;
}

/** All parts but a stretch of the words. */
export function withoutWords(parts: QuerySegment[], { at, length }: Stretch): QuerySegment[] {
  let word = -1;
  return parts.filter((part) => {
    if (part.as !== 'word') return true;
    word += 1;
    return word < at || word >= at + length;
  });
}

interface Understood {
  category: Stretch | null;
  options: MatchedOption[];
  stems: ReadonlyMap<string, string>;
  idle: ReadonlySet<string>;
}

/** The same parts, each word told for what it is taken. */
export function namedParts(
  parts: QuerySegment[],
  { category, options, stems, idle }: Understood,
): QuerySegment[] {
  const optionStems = new Set(options.flatMap((option) => option.stems));
  let at = -1;
  return parts.map((part) => {
    if (part.as !== 'word') return part;
    at += 1;
    const stem = stems.get(part.text) ?? '';
    const isOfCategory = category && at >= category.at && at < category.at + category.length;
    if (isOfCategory) return { ...part, as: 'category' };
    if (stem === '' || idle.has(stem)) return { ...part, as: 'idle' };
    if (!optionStems.has(stem)) return part;
    const named = options.filter((option) => option.stems.includes(stem));
    return { ...part, as: 'option', means: named.map(({ term }) => term) };
  });
}
