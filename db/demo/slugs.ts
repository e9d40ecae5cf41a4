import { transliterate } from '#contract/transliteration.ts';

/** No 0 and o, 1, i and l: people read slugs to each other over the phone. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const codes = letters.length ** 6;

/**
 * A code of six letters for each number up to 887 million, none twice. The factor has no divisor in
 * common with the count of codes, so it only changes their order, and neighbours look unlike.
 */
export function codeOf(number: number): string {
  let rest = (number * 482_913_073 + 177_147) % codes;
  let code = '';
  for (let at = 0; at < 6; at += 1) {
    code += letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
  }
  return code;
}

/** `nyanya-v-moskve-a1b2c3` */
export function makeSlug(category: string, cityPrepositional: string, number: number): string {
  const city = spelt.get(cityPrepositional) ?? transliterate(cityPrepositional);
  spelt.set(cityPrepositional, city);
  return `${category}-${city}-${codeOf(number)}`;
}

const spelt = new Map<string, string>();
