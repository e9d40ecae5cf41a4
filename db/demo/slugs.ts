import { transliterate } from '#contract/transliteration.ts';
import { pick, type Random } from './random.ts';

const codeSigns = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('');

/** `nyanya-v-moskve-a1b2c3` */
export function makeSlug(random: Random, category: string, cityPrepositional: string): string {
  const code = Array.from({ length: 6 }, () => pick(random, codeSigns)).join('');
  return `${category}-${transliterate(cityPrepositional)}-${code}`;
}
