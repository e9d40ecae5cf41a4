/** Something that was said, and what it is taken for. */
export interface QuerySegment {
  /** A category or an option by a word of its name; a choice: a phrase that means options. */
  as: 'category' | 'option' | 'choice' | 'place' | 'word' | 'idle';
  text: string;
  /** Of a choice: a card has any of them. */
  terms: string[];
  /** Of its terms those that make a card nearer than the others do. */
  nearer?: string[];
  /** Of an option: all that its word is in the name of. */
  means?: string[];
  /** Of what is refused: answers that speak of it. */
  unwanted?: string[];
  /** The work that is meant where no other is named. */
  work?: string;
  /** Cards have the very word as well, whatever their work. */
  isWordOfCards?: true;
  /** It stands in a longer phrase, which is understood already. */
  isInner?: true;
  /** What is paid for it, or asked for. */
  pay?: AskedPay;
}

/** Rubles. */
export interface AskedPay {
  from: number | null;
  to: number | null;
}

export const wordSegment = (text: string): QuerySegment => ({ as: 'word', text, terms: [] });

/** Whoever looks for lessons of physics is not helped by those of another subject. */
export const isMatter = ({ terms, means = [] }: QuerySegment): boolean =>
  [...terms, ...means].some((term) =>
    /^(?:subjects|school_subjects|spoken_languages|languages|arts|speech_problems):/.test(term),
  );
