import { pick, type Random } from './random.ts';

const letters: Record<string, string> = Object.fromEntries(
  (
    'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f ' +
    'х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);

/** Russian words as they stand in an address: «во Владимире» is `vo-vladimire`. */
export function latin(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[а-яё]/g, (letter) => letters[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}

const codeSigns = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('');

/** `nyanya-v-moskve-a1b2c3` */
export function makeSlug(random: Random, category: string, cityPrepositional: string): string {
  const code = Array.from({ length: 6 }, () => pick(random, codeSigns)).join('');
  return `${category}-${latin(cityPrepositional)}-${code}`;
}
