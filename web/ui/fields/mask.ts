import { Mask, type MaskTokens } from 'maska';

/** maska's own tokens know no Cyrillic. */
const tokens: MaskTokens = {
  '#': { pattern: /\d/ },
  '@': { pattern: /\p{L}/u },
  '*': { pattern: /[\p{L}\d]/u },
};

export const PHONE_MASK = '+7 (###) ###-##-##';

/**
 * Brings what people type and paste to «+7…»: 8 and 7 at the front are the trunk prefix
 * unless the number is already complete without it (812… and 800… are area codes).
 */
function phone(raw: string): string {
  const digits = raw.replace(/\D/g, '');
  let rest = digits;
  if (raw.trim().startsWith('+7')) rest = digits.slice(1);
  else if (digits.length !== 10 && /^[78]/.test(digits)) rest = digits.slice(1);
  if (rest.length > 10 && /^[78]/.test(rest)) rest = rest.slice(1);
  return digits === '' ? '' : `+7${rest}`;
}

export function masked(raw: string, mask: string): string {
  return new Mask({ mask, tokens }).masked(mask === PHONE_MASK ? phone(raw) : raw);
}

const significant = (text: string) => text.replace(/[^\p{L}\d]/gu, '').length;

/**
 * Where the caret belongs after masking: with as many letters and digits behind it as before.
 * When deleting it stays left of the mask's own signs, else Backspace would stick at a bracket.
 */
export function caretAfter(raw: string, caret: number, text: string, deleting: boolean): number {
  const dropped = Math.max(0, significant(raw) - significant(text));
  const behind = Math.max(0, significant(raw.slice(caret)) - dropped);
  let at = text.length;
  while (at > 0 && significant(text.slice(at)) < behind) at -= 1;
  if (deleting) while (at > 0 && significant(text.slice(at - 1)) === behind) at -= 1;
  return at;
}
