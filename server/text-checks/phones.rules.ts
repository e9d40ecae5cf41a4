import { ends, type Span, spansOf, starts } from './spans.rules.ts';
import { spokenPhones } from './spoken-phones.rules.ts';

/** What stands between the digits of a number; the last two make digits of emoji. */
const gap = String.raw`[\s().,:;_*/\\|~•+\u2010-\u2015\u2212\uFE0F\u20E3-]{0,4}`;
/** О stands for 0, I for 1, З for 3 and so on in numbers that are to be overlooked. */
const digit = '[0-9оОoOIlзЗбSB]';
const digits = (count: number) => `(?:${gap}${digit}){${count}}`;

/** Of a mobile phone: 11 digits from 8 or 7, or 10 from 9. */
const mobile = new RegExp(
  `(?<![\\p{L}\\p{N}])\\+?(?:[78]${gap})?9${digits(9)}[\\uFE0F\\u20E3]*${ends}`,
  'gu',
);
/** As the last seven digits are written, or six in a small town. */
const groups = String.raw`[\s-]*${digit}{2,3}[\s-]*${digit}{2}[\s-]*${digit}{2}`;

/** Of a town: only written as people write numbers. */
const town = new RegExp(
  String.raw`(?:\+7|${starts}8)[\s-]*\(?[3458]\d{2}\)?${groups}${ends}`,
  'gu',
);
/** In brackets as well without the 8 before it. */
const bracketed = new RegExp(String.raw`(?<![78][\s-]*)\([3-8]\d{2,3}\)${groups}${ends}`, 'gu');
const named = new RegExp(
  String.raw`${starts}(?:тел(?:ефон)?|моб(?:ильный)?|звонить|звоните)[.:\s]*\d{2,3}[\s-]*\d{2}[\s-]*\d{2}${ends}`,
  'giu',
);

const sum = String.raw`\d{1,3}[\s.]?000`;
/** «95 000 – 98 000» has as many digits as a phone. */
const sums = new RegExp(String.raw`^${sum}[\s\u2010-\u2015-]+${sum}$`, 'u');

export function findPhones(text: string): Span[] {
  const written = [mobile, town, bracketed, named].flatMap((pattern) => spansOf(text, pattern));
  const phones = written.filter(({ found }) => !sums.test(found) && isDialled(found));
  return [...phones, ...spokenPhones(text)];
}

/** With letters for most of its digits it begins as a phone does; «9 ооо» is a cry. */
const isDialled = (found: string): boolean =>
  found.replace(/\D/g, '').length >= 6 ||
  /^\+?[78]\D{0,4}9|^\(?9\d|^\+?[78]\D{0,4}\d{3}/.test(found);
