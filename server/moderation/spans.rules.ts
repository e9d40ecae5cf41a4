/** Words of a text and where they stand in it. */
export interface Span {
  at: number;
  found: string;
}

/** JavaScript's own `\b` knows only Latin letters. */
export const starts = String.raw`(?<![\p{L}\p{N}])`;
export const ends = String.raw`(?![\p{L}\p{N}])`;

/** One of these, as whole words, in any case; `ё` is as good as `е` where both are asked for. */
export function wholeWords(patterns: string[]): RegExp {
  return new RegExp(`${starts}(?:${patterns.join('|')})${ends}`, 'giu');
}

/** All places of a pattern, without blanks at the ends. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    at: index + found.length - found.trimStart().length,
    found: found.trim(),
  }));
}

const lookalikes = 'aAcCeEoOpPxXyYkKMTBH';
const meant = 'аАсСеЕоОрРхХуУкКМТВН';

/** Words of both alphabets in Russian letters, as long as before: «вoтсап» with a Latin «o». */
export function inOneAlphabet(text: string): string {
  return text.replaceAll(/[a-zа-яё]+/giu, (word) =>
    /[а-яё]/iu.test(word) && /[a-z]/iu.test(word)
      ? word.replaceAll(/[a-z]/gi, (letter) => meant[lookalikes.indexOf(letter)] ?? letter)
      : word,
  );
}

/** The text shortly before a place. */
export const before = (text: string, { at }: Span, length = 30): string =>
  text.slice(Math.max(0, at - length), at);
