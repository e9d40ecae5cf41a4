import { ends, type Span, spansOf, starts } from './spans.rules.ts';

const providers =
  'mail|gmail|yandex|ya|bk|inbox|list|rambler|icloud|hotmail|outlook|' +
  'мейл|мэйл|майл|маил|яндекс|джимейл|гмейл|гмайл|гмаил|рамблер|инбокс|аутлук';
const dot = String.raw`(?:\s*\.\s*|\s+точка\s+|\s*[(\[]\s*(?:точка|dot|\.)\s*[)\]]\s*)`;
const at = String.raw`\s*[(\[]?\s*(?:@|собака|собачка|at|эт)\s*[)\]]?\s*`;
const name = String.raw`(?<![._%+-])[\p{L}\p{N}._%+-]{1,64}`;

const emails = [
  new RegExp(String.raw`${starts}${name}\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`, 'giu'),
  new RegExp(`${starts}${name}${at}(?:${providers})(?:${dot}(?:ru|ру|com|ком))?${ends}`, 'giu'),
];

export const findEmails = (text: string): Span[] =>
  emails.flatMap((pattern) => spansOf(text, pattern));

const zones =
  'ru|su|рф|com|net|org|info|biz|me|io|pro|site|online|shop|store|club|link|top|xyz|by|kz|ua|cc|gg|tv|' +
  'co|app|dev|ly|to|ai|pw|icu|mobi|xn--[a-z0-9-]+';
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;

const links = [
  /https?:\/\/\S+/giu,
  /(?<![\p{L}\p{N}])www[.\s]\s*\S+/giu,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}@._-])(?:${label}\.)+(?:${zones})${ends}(?:\/[\w./?=&%#@-]*)?`,
    'giu',
  ),
  // Written so that it is overlooked.
  new RegExp(`${starts}${label}[(\\[](?:точка|dot|\\.)[)\\]](?:${zones})${ends}`, 'giu'),
  new RegExp(
    String.raw`${starts}[\p{L}\p{N}-]+\s+точка\s+(?:ру|ком|рф|орг|нет|ru|com)${ends}`,
    'giu',
  ),
];

/** A sentence that goes on without a blank is no address: «работаю.По выходным». */
export const findLinks = (text: string): Span[] =>
  links.flatMap((pattern) => spansOf(text, pattern)).map(withoutEnd);

const withoutEnd = ({ at: start, found }: Span): Span => ({
  at: start,
  found: found.replace(/[.,;:!?)»"]+$/, ''),
});
