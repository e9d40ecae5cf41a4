/** Query values that say who somebody is, or open what is theirs. */
const secretNames = 'token|key|code|password|secret|signature|email|phone|login';

/** Values of these names in the query of an address, and in one that is itself a value of another. */
const valuesOf = (names: string) => [
  new RegExp(`(?<before>[?&](?:${names})=)(?<value>[^&#\\s"'<>]+)`, 'gi'),
  // `%3F`, or `%253F` in an address within an address within an address; its value ends as it has begun.
  new RegExp(
    `(?<before>%(?<deep>(?:25)*)(?:3F|26)(?:${names})%\\k<deep>3D)` +
      `(?<value>(?:(?!%\\k<deep>(?:26|23))[^&#\\s"'<>])+)`,
    'gi',
  ),
];
const secretValues = valuesOf(secretNames);
const searchedWords = valuesOf('q');

/** The staff look for people. */
const ofStaff = /admin(?:\/|%(?:25)*2F)/i;

/**
 * A token of ours, wherever it stands, cut short or with something put behind it; slugs and names of
 * files have no capitals of this length.
 */
const tokens =
  /(?<=^|[^\w%-]|%(?![\da-fA-F]{2})|%(?:25)*(?!25)[\da-fA-F]{2})(?=[\w-]*[A-Z])[\w-]{36,}/g;
/** A message to a phone has room for half of one: what such links lead to stands before it. */
const slashes = '(?:/|%(?:25)*2F)+';
const shortKeys = new RegExp(
  `(${slashes}(?:references?|check-ins?)${slashes}\\d+${slashes})[^\\s/?#&%"'<>]+`,
  'gi',
);

const at = '(?:@|%(?:25)*40)';
/** From where such a word begins, and not so long: a long address costs no more than it is long. */
const mails = new RegExp(
  `(?<![^\\s/?&=#"'<>(),:;@])[^\\s/?&=#"'<>(),:;@]+${at}` +
    `[\\p{L}\\d.%_-]{0,100}\\.[\\p{L}%][\\p{L}\\d.%-]*`,
  'giu',
);

/** What people put between digits. */
const gap = '(?:[\\s()+-]|%(?:25)*(?:20|28|29|2B|2D)){0,3}';
const local = ['\\d{3}', '\\d{2}', '\\d{2}'].map((digits) => gap + digits).join('');
/** `+` and a number of any country, or one of ours: `8 (900) 123-45-67`, `9001234567`. */
const phones = new RegExp(
  `(?<=^|[^\\w.]|\\D\\.|%(?:25)*[\\da-f]{2})` +
    `(?:(?:\\+|%(?:25)*2B)${gap}\\d(?:${gap}\\d){9,14}|(?:[78]${gap}\\d{3}|9\\d{2})${local})(?!\\d)`,
  'gi',
);

/** Letters, digits and three signs, which are the same ones without a percent (RFC 3986, 2.3). */
const spelledOut = /%(?:25)*(2D|2E|5F|3\d|[46][1-9A-F]|[57][\dA])/gi;

/** No log keeps the secret of a link, or who somebody is. */
export function withoutSecrets(written: string): string {
  const text = written.replaceAll(spelledOut, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  let left = text;
  for (const values of secretValues) left = left.replace(values, '$<before>…');
  for (const values of searchedWords) left = withoutSearched(left, values, ofStaff.test(text));
  return left
    .replaceAll(shortKeys, '$1…')
    .replaceAll(tokens, '…')
    .replaceAll(mails, '…')
    .replaceAll(phones, '…');
}

/** What guests look for stays, for it tells what is missing, unless it may be half a mail or a phone. */
function withoutSearched(text: string, values: RegExp, isOfStaff: boolean): string {
  return text.replace(values, (...found) => {
    const { before = '', value = '' } = found.at(-1) as Record<string, string>;
    return before + (isOfStaff || isAboutSomebody(value) ? '…' : value);
  });
}

const hasAt = new RegExp(at, 'i');
function isAboutSomebody(value: string): boolean {
  const digits = value.replaceAll(/%(?:25)*[\da-f]{2}|\D/gi, '');
  return digits.length >= 7 || hasAt.test(value);
}
