/** A shorter beginning says too little. */
const shortest = 3;

export interface LastWord {
  before: string;
  /** The word that is being typed, or is typed already. */
  beginning: string | null;
}

export function splitLastWord(text: string): LastWord {
  const typed = /(?<word>[\p{L}\p{N}]+)$/u.exec(text)?.groups?.word ?? '';
  // An open quotation is looked for as it stands.
  if (typed.length < shortest || text.includes('"')) return { before: text, beginning: null };
  return {
    before: text.slice(0, -typed.length),
    beginning: typed.toLowerCase().replaceAll('ё', 'е'),
  };
}

const word = String.raw`'(?:[^']|'')*'(?::\*)?`;
const choice = new RegExp(`(?<=^|\\( )${word}(?: \\| ${word})+(?=$| \\))`, 'gu');

/**
 * Words that are synonyms of each other meet twice in a choice. The planner would believe the
 * cards with them to be twice as many and not use the index of words.
 */
export function dropRepeats(question: string): string {
  return question.replaceAll(choice, (words) => [...new Set(words.split(' | '))].join(' | '));
}
