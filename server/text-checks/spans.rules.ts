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

/**
 * Every sign as the keyboard has it, each in its place: «８９１２» and «٨٩١٢» are called as 8912 is,
 * and browsers open «ｓｉｔｅ。ｒｕ» as site.ru.
 */
export const inPlainSigns = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\u3002\uFF61]/g, '.')
    .replaceAll(/(?![0-9])\p{Nd}/gu, valueOf);

/** Digits of a script stand in a row, from zero on; bold ones take two places. */
function valueOf(digit: string): string {
  if (digit.length > 1) return `${digit.normalize('NFKC')}\uFE0F`.slice(0, 2);
  const code = digit.charCodeAt(0);
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCharCode(zero - 1))) zero -= 1;
  return String(code - zero);
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
