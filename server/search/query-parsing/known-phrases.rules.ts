import { type Phrase, phraseKey } from './phrases.rules.ts';
import { wordsOf } from './tokens.rules.ts';

/** A phrase as it stands in the database. */
export interface Spoken {
  words: string[];
  /** Said instead; empty: nothing. */
  instead: string;
  terms: string[];
}

/** What phrases are made of. */
interface Known {
  phrases: Spoken[];
  /** Labels of choices, and the terms that they mean. */
  options: { text: string; means: { term: string } }[];
  stems: ReadonlyMap<string, string>;
}

/** What is said of several things, in whatever form, means any of them. */
export function spokenPhrases(
  { phrases, options, stems }: Known,
  isCategory: (words: string) => boolean,
): Map<string, Phrase> {
  const spoken = new Map<string, Phrase>();
  const inLabels = new Set(
    options.flatMap(({ text }) => wordsOf(text).map((word) => stems.get(word))),
  );
  const work = new Set(
    [...new Set(phrases.map(({ instead }) => instead))].filter((instead) => isCategory(instead)),
  );
  for (const { words, instead, terms } of phrases) {
    const key = phraseKey(words, stems);
    const same = spoken.get(key);
    const said = same?.words || instead;
    spoken.set(key, {
      words: said,
      terms: same ? [...new Set([...same.terms, ...terms])] : terms,
      isWork: work.has(said) && said !== words.join(' '),
      ...(said === '' && inLabels.has(key) && { isWordOfCards: true }),
    });
  }
  return spoken;
}

/** Whoever says the label of a choice in several words means it: «два через два». */
export function labelPhrases(
  { options, stems }: Known,
  idle: ReadonlySet<string>,
): Map<string, Phrase> {
  const labels = new Map<string, Phrase>();
  for (const { text, means } of options) {
    for (const piece of text.split(/[(),:]/)) {
      const words = wordsOf(piece);
      const content = words.filter((word) => stems.get(word) && !idle.has(stems.get(word) ?? ''));
      const isWithout = words[0] === 'без' && content.length > 0;
      if (content.length < 2 && !isWithout) continue;
      const key = phraseKey(words, stems);
      const same = labels.get(key)?.terms ?? [];
      labels.set(key, { words: '', terms: [...new Set([...same, means.term])], isWork: false });
    }
  }
  return labels;
}
