import { randomBytes } from 'node:crypto';

/** No letters that look like digits or like each other. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const [count, letters] = [10, 10];

/** Fifty random bits each, in two groups: `7k2mx-q09fd`. */
export const newRecoveryCodes = () =>
  Array.from({ length: count }, () => {
    const code = Array.from(randomBytes(letters), (byte) => alphabet[byte % 32]).join('');
    return `${code.slice(0, letters / 2)}-${code.slice(letters / 2)}`;
  });

/** However it was copied from paper. */
export const plainCode = (text: string) =>
  text.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
