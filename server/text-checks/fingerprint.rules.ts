import { createHash } from 'node:crypto';

/**
 * Names a text by its words: case, ё, punctuation, blanks and Latin twins of Russian letters make
 * no other one. A signed number of 64 bits, written out, as the column `fingerprint` holds it.
 */
export function fingerprintOf(text: string): string {
  return createHash('sha256').update(bareWords(text)).digest().readBigInt64BE(0).toString();
}

/** A few words may well be the same by chance: «Добрая няня с опытом ищет работу». */
export const saysEnough = (text: string): boolean => bareWords(text).length >= 100;

const bareWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[a-zё]/g, (sign) => twins[sign] ?? sign)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Letters that look alike, by which a copied text is made to seem another. */
const twins: Record<string, string> = {
  ё: 'е',
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
};
