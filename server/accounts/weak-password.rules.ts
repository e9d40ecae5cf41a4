import { invalid } from '#server/platform/errors.ts';
import { withoutRuns } from './character-runs.rules.ts';
import { commonPasswords, commonWords, transliterated } from './common-passwords.rules.ts';

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
  const spellings = [typed, onOtherLayout(typed), inLatin(typed)];
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
  if (core.length >= 3 && typed.length - core.length <= 6 && isOnList(core)) return true;
  return readingsOf(typed).some(
    (reading) =>
      isOnList(reading) ||
      isRepeated(reading) ||
      isPair(reading) ||
      isRun(reading) ||
      isDate(reading),
  );
}

/** Two of the longest words that are used; what is longer is a phrase, and not worth the time. */
const longest = 40;

/** Without what stands around and between the words, and with letters for the signs that look like them. */
function readingsOf(typed: string): string[] {
  if (typed.length > longest) return [];
  const begun = typed.replace(/[^\p{L}]{1,6}$/u, '');
  const ended = typed.replace(/^[^\p{L}]{1,6}/u, '');
  const bare = begun.replace(/^[^\p{L}]{1,6}/u, '');
  const spelled = [typed, begun, ended, bare].flatMap((part) => [
    part,
    lettered(part, 'i'),
    lettered(part, 'l'),
  ]);
  return [...new Set(spelled.map((part) => part.replaceAll(/[^\p{L}\d]/gu, '')))];
}

/** «pa$$w0rd»; a one stands for either of two letters. */
const lettered = (text: string, one: 'i' | 'l') =>
  text.replaceAll(
    /[$@013]/g,
    (sign) => ({ $: 's', '@': 'a', '0': 'o', '1': one, '3': 'e' })[sign] ?? sign,
  );

/** What is shorter is a chance: «33» of «33219468». */
const shortestRepeated = 6;

/** A year or a word over and over: said twice it is as soon guessed as once. */
function isRepeated(text: string): boolean {
  if (text.length < shortestRepeated) return false;
  for (let length = 1; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(text.length / length) === text) return length <= 4 || isOnList(unit);
  }
  return false;
}

const shortestWord = 3;

/** «dragonmonkey»; three are a phrase. */
function isPair(text: string): boolean {
  for (let at = shortestWord; at <= text.length - shortestWord; at += 1) {
    if (isOnList(text.slice(0, at)) && isOnList(text.slice(at))) return true;
  }
  return false;
}

/** What may stand beside what anybody runs along without adding to it: «87654321ya». */
const fewBesideRun = 3;

/** «абвгдежз», «abcd1234», or a word with such a thing around or in it. */
function isRun(text: string): boolean {
  const left = withoutRuns(text);
  return left !== text && (left.length <= fewBesideRun || isWord(left));
}

/** «15081985», «08151985» and «19850815»: a birthday is soon guessed. */
const isDate = (text: string) => dates.some((date) => date.test(text));

const dates = [
  /^(?:[0-2]\d|3[01])(?:0\d|1[0-2])(?:19|20)\d\d$/,
  /^(?:0\d|1[0-2])(?:[0-2]\d|3[01])(?:19|20)\d\d$/,
  /^(?:19|20)\d\d(?:0\d|1[0-2])(?:[0-2]\d|3[01])$/,
];

const isWord = (text: string) => /\p{L}/u.test(text) && isOnList(text);

const isOnList = (word: string) =>
  commonPasswords.has(word) || commonWords.has(word) || commonPasswords.has(transliterated(word));

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

/** Russian letters that look like Latin ones, as those: «раssword». */
const inLatin = (typed: string): string =>
  Array.from(typed, (sign) => latinTwins[russianTwins.indexOf(sign)] ?? sign).join('');

const russianTwins = 'асеорхукмтвн';
const latinTwins = 'aceopxykmtbh';

/** Longest first, so that a part of another word is not taken out of its middle. */
function ownWords({ name, phone, email }: OwnData, brand: string): string[] {
  const [local = '', host = ''] = (email ?? '').toLowerCase().split('@');
  const texts = [name ?? '', brand, local, host.split('.')[0] ?? ''].map((text) =>
    text.toLowerCase(),
  );
  const words = texts.flatMap((text) => text.split(/[^\p{L}\d]+/u));
  const national = (phone ?? '').slice(2);
  return [...words, ...words.map(transliterated), national, local, host, `${local}@${host}`]
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length);
}

/** A number without the code of its operator; fewer of its digits in a password are a chance. */
const fewestOfPhone = 7;

/** Whether hardly a letter is left without these words, digits and signs. */
function isLittleBeside(typed: string, words: string[]): boolean {
  const digits = typed.replaceAll(/\D/g, '');
  const isPhone = words.some(
    (word) =>
      /^\d{10}$/.test(word) &&
      (digits.includes(word) || (digits.length >= fewestOfPhone && word.includes(digits))),
  );
  const left = words.reduce((text, word) => text.replaceAll(word, ''), typed);
  if (left === typed && !isPhone) return false;
  return left.replaceAll(/[^\p{L}]/gu, '').length < 4;
}
