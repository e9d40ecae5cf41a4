/** Marks that nobody sees and that come along when a contact is copied from a phone or a messenger. */
const unseen = /\p{Cf}/gu;

/** What stands before a number on a card of a person, in a letter or in a link. */
const introduced = /^\s*(?:телефон|тел|моб|tel|phone)[\s.:]*/i;

/**
 * Brings a Russian phone number in any usual spelling to `+79001234567`.
 * Answers null when the text is not one.
 */
export function normalizePhone(pasted: string): string | null {
  const text = pasted.replace(unseen, '').replace(introduced, '');
  if (!/^[\d\s()+.,;\p{Pd}]+$/u.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '');
  const national = digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : digits;
  return /^[3-9]\d{9}$/.test(national) ? `+7${national}` : null;
}

/** Lower-cases an e-mail address; null when the text is not one. */
export function normalizeEmail(text: string): string | null {
  const email = text
    .replace(unseen, '')
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase();
  const pattern = /^[^\s@<>()[\]\\,;:"\0]+@[a-zа-яё0-9-]+(\.[a-zа-яё0-9-]+)*\.[a-zа-яё]{2,}$/u;
  return email.length <= 254 && pattern.test(email) ? email : null;
}

/** `+79001234567` → `+7 900 123-45-67`, for people. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2-$3-$4');
}

export interface Login {
  channel: 'phone' | 'email';
  value: string;
}

/** A name to sign in with, brought to the stored spelling; null when it is neither. */
export function parseLogin(text: string): Login | null {
  const phone = normalizePhone(text);
  if (phone) return { channel: 'phone', value: phone };
  const email = normalizeEmail(text);
  return email ? { channel: 'email', value: email } : null;
}
