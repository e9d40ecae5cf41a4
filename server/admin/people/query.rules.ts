import { normalizeEmail, normalizePhone } from '#contract/contacts.ts';

/** All that a line typed by the staff may mean; each is looked for. */
export interface PeopleQuery {
  /** How the phone begins, as it is stored. */
  phone: string | null;
  /** How it ends: what people remember of one. */
  phoneEnd: string | null;
  /** How the address of the mail begins. */
  email: string | null;
  /** Of a person or a card. */
  id: number | null;
  /** How the address of a card begins, or all of it. */
  slug: string | null;
  /** The last part of the address of a card, which no other has. */
  code: string | null;
  /** Beginnings of the words of a name, in any order. */
  words: string[];
}

const nothing: PeopleQuery = {
  phone: null,
  phoneEnd: null,
  email: null,
  id: null,
  slug: null,
  code: null,
  words: [],
};

export function parsePeopleQuery(typed: string): PeopleQuery {
  const text = typed.trim();
  const address = /(?:resume|vacancy)-([a-z0-9]+(?:-[a-z0-9]+)*)/.exec(text)?.[1];
  if (address) return { ...nothing, slug: address };
  if (/^[№#+\d\s().-]+$/.test(text)) {
    return { ...nothing, phone: phoneOf(text), phoneEnd: phoneEndOf(text), id: idOf(text) };
  }
  if (text.includes('@')) {
    const email = normalizeEmail(text) ?? text.toLowerCase();
    return { ...nothing, email };
  }
  const words = wordsOf(text);
  if (!/^[a-z0-9._+-]{3,}$/i.test(text)) return { ...nothing, words };
  const lower = text.toLowerCase();
  const isSlug = /^[a-z0-9-]+$/.test(lower);
  return {
    ...nothing,
    words,
    email: lower,
    slug: isSlug ? lower : null,
    code: /^[a-z0-9]{6}$/.test(lower) ? lower : null,
  };
}

/** From three digits after the country on: fewer are half the country. */
function phoneOf(text: string): string | null {
  const whole = normalizePhone(text);
  if (whole) return whole;
  const digits = text.replaceAll(/\D/g, '');
  const national = /^[78]/.test(digits) ? digits.slice(1) : digits;
  return national.length >= 3 && national.length <= 10 && !/[№#]/.test(text)
    ? `+7${national}`
    : null;
}

/** Of four digits and more: fewer would be the end of too many. */
function phoneEndOf(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '');
  return /^\d{4,10}$/.test(digits) && !/[№#+]/.test(text) ? digits : null;
}

function idOf(text: string): number | null {
  const digits = /^[№#]?\s*(\d{1,15})$/.exec(text)?.[1];
  return digits ? Number(digits) : null;
}

function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('').length < 2 ? [] : words;
}
