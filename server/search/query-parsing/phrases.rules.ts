import { isLink, withoutLinks } from '#contract/joining-words.ts';
import { type QuerySegment, wordSegment } from './segments.rules.ts';

/** The same for all forms of its words, and without those that only join them. */
export function phraseKey(words: string[], stems: ReadonlyMap<string, string>): string {
  return withoutLinks(words)
    .map((word) => stems.get(word) || (sameLink[word] ?? word))
    .join(' ');
}

const sameLink: Record<string, string> = { со: 'с', во: 'в', ко: 'к' };

export interface Phrase {
  /** Said instead; empty: nothing. */
  words: string;
  terms: string[];
  /** The words are a kind of work, meant where no other is named. */
  isWork: boolean;
  /** Cards have the very word as well. */
  isWordOfCards?: true;
}

const longest = 6;

interface Known {
  phrases: ReadonlyMap<string, Phrase>;
  stems: ReadonlyMap<string, string>;
  /** With verbs that last for those of one time: looked up where the words as they are mean nothing. */
  lasting?: ReadonlyMap<string, string>;
}

/** Puts the phrases that mean a choice, or something else, in their place; longer ones first. */
export function takePhrases(parts: QuerySegment[], known: Known, atMost = longest): QuerySegment[] {
  const taken: QuerySegment[] = [];
  for (let at = 0; at < parts.length;) {
    const found = phraseAt(parts.slice(at), known, atMost);
    const part = parts[at];
    if (!part) break;
    taken.push(...(found ? meantBy(found, known) : [part]));
    at += found?.said.length ?? 1;
  }
  return taken;
}

interface Found {
  said: string[];
  phrase: Phrase;
}

function phraseAt(
  parts: QuerySegment[],
  { phrases, stems, lasting = stems }: Known,
  atMost: number,
): Found | null {
  const ends = parts.findIndex(({ as }) => as !== 'word');
  const words = parts.slice(0, ends < 0 ? undefined : ends).map(({ text }) => text);
  for (let length = Math.min(atMost, words.length); length > 0; length -= 1) {
    const said = words.slice(0, length);
    if (length > 1 && isLink(said.at(-1) ?? '')) continue;
    const phrase = phrases.get(phraseKey(said, stems)) ?? phrases.get(phraseKey(said, lasting));
    if (phrase) return { said, phrase };
  }
  return null;
}

function meantBy({ said, phrase }: Found, known: Known): QuerySegment[] {
  const { words, terms, isWork, isWordOfCards } = phrase;
  const text = said.join(' ');
  if (isWork) {
    // «уход за лежачей бабушкой» is the work, and tells of whom besides.
    const inner = takePhrases(said.map(wordSegment), known, said.length - 1)
      .filter((part) => part.as === 'choice' && !part.work)
      .map((part): QuerySegment => ({ ...part, isInner: true }));
    return [
      { as: 'choice', text, terms, nearer: nearestOf(terms), work: words },
      ...(terms.length === 0 ? inner : []),
    ];
  }
  const instead = words.split(/[\s-]+/).filter(Boolean);
  const choice: QuerySegment = {
    as: 'choice',
    text,
    terms,
    nearer: nearestOf(terms),
    ...(isWordOfCards && { isWordOfCards }),
  };
  return [...instead.map(wordSegment), ...(terms.length > 0 ? [choice] : [])];
}

/** What is named first is meant before the rest; hours of the week are all alike. */
const nearestOf = (terms: string[]) =>
  terms.every((term) => term.startsWith('schedule:')) ? terms : terms.slice(0, 1);
