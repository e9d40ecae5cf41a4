import { transliterate } from '#contract/transliteration.ts';
import { invalid } from '#server/platform/errors.ts';
import { commonPasswords, commonWords } from './common-passwords.rules.ts';

/** What strangers know of somebody, or can guess. */
interface OwnData {
  name?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** Refuses at the field a password that would be among the first to be tried. */
export function checkStrength(
  password: string,
  own: OwnData,
  brand: string,
  field: 'password' | 'new_password' = 'password',
): void {
  const fault = weaknessOf(password, own, brand);
  if (fault) throw invalid({ [field]: [fault] });
}

const common = 'Этот пароль слишком простой: такие подбирают первыми. Добавьте ещё два-три слова';
const personal =
  'Не используйте в пароле имя, телефон, почту или название сайта: их легко угадать. Придумайте другие слова';

export function weaknessOf(password: string, own: OwnData, brand: string): string | null {
  const typed = password.normalize('NFKC').toLowerCase();
  const spellings = [typed, onOtherLayout(typed)];
  if (spellings.some((spelling) => isCommon(spelling))) return common;
  const words = ownWords(own, brand);
  return spellings.some((spelling) => isLittleBeside(spelling, words)) ? personal : null;
}

function isCommon(typed: string): boolean {
  if (new Set(typed).size <= 2) return true;
  if (isOnList(typed)) return true;
  // «password2024», «!йцукен123»: what stands around a word adds next to nothing.
  const [word = ''] = /\p{L}[\p{L}\d]*\p{L}/u.exec(typed) ?? [];
  const core = [...typed.matchAll(/\p{L}+/gu)].length === 1 ? word : '';
  return core.length >= 3 && typed.length - core.length <= 6 && isOnList(core);
}

const isOnList = (word: string) =>
  commonPasswords.has(word) || commonWords.has(word) || commonPasswords.has(transliterated(word));

const transliterated = (word: string) =>
  /^[а-яё]+$/.test(word) ? transliterate(word).replaceAll('-', '') : word;

/** The same keys on the Russian keyboard, or from it. */
function onOtherLayout(typed: string): string {
  return Array.from(typed, (sign) => otherKey.get(sign) ?? sign).join('');
}

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const otherKey = new Map(
  Array.from(latinKeys).flatMap((latin, at): [string, string][] => {
    const russian = russianKeys[at] ?? '';
    return [
      [latin, russian],
      [russian, latin],
    ];
  }),
);

/** Longest first, so that a part of another word is not taken out of its middle. */
function ownWords({ name, phone, email }: OwnData, brand: string): string[] {
  const [local = '', host = ''] = (email ?? '').toLowerCase().split('@');
  const texts = [name ?? '', brand, local, host.split('.')[0] ?? ''].map((text) =>
    text.toLowerCase(),
  );
  const words = texts.flatMap((text) => text.split(/[^\p{L}\d]+/u));
  const national = (phone ?? '').slice(2);
  return [...words, ...words.map(transliterated), national, local, `${local}@${host}`]
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length);
}

/** Whether hardly a letter is left without these words, digits and signs. */
function isLittleBeside(typed: string, words: string[]): boolean {
  const digits = typed.replaceAll(/\D/g, '');
  const isPhone = words.some((word) => /^\d{10}$/.test(word) && digits.includes(word));
  const left = words.reduce((text, word) => text.replaceAll(word, ''), typed);
  if (left === typed && !isPhone) return false;
  return left.replaceAll(/[^\p{L}]/gu, '').length < 4;
}
