/** Forms for 1, 2 and 5: `['анкета', 'анкеты', 'анкет']`. */
export type NumeralForms = readonly [one: string, few: string, many: string];

// All without `Intl`: its first formatter takes a phone a tenth of a second while a page is hydrated.

/** The form that goes with the number: 21 анкета, 22 анкеты, 25 анкет; fractions take the second. */
export function pluralForm(count: number, [one, few, many]: NumeralForms): string {
  if (!Number.isInteger(count)) return few;
  const [ones, tens] = [Math.abs(count) % 10, Math.abs(count) % 100];
  if (tens > 10 && tens < 20) return many;
  if (ones === 1) return one;
  return ones > 1 && ones < 5 ? few : many;
}

/** «1 240 анкет» with no-break spaces. */
export function countOf(count: number, forms: NumeralForms): string {
  return `${formatNumber(count)}\u00a0${pluralForm(count, forms)}`;
}

/** «1 500» and «1,5», with no-break spaces; at most three decimals, as many as are asked for. */
export function formatNumber(value: number, decimals?: number): string {
  const exact = decimals === undefined ? String(Number(value.toFixed(3))) : value.toFixed(decimals);
  const [whole = '', rest] = exact.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return rest ? `${grouped},${rest}` : grouped;
}

/** Kopecks to «1 500 ₽»; kopecks are shown only when there are any. */
export function formatMoney(kopecks: number): string {
  const roubles = kopecks / 100;
  return `${formatNumber(roubles, Number.isInteger(roubles) ? 0 : 2)}\u00a0₽`;
}

export const months = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];

/** Moscow has kept this distance from Greenwich since October 2014, before anything told here. */
export const moscowMs = 3 * 3_600_000;

/** «20 ноября 2026», without the year when it is that of `now`; the day is that of Moscow. */
export function formatDay(iso: string, now?: Date): string {
  const [year = '', month, day] = moscowDay(new Date(iso)).split('-');
  const text = `${Number(day)} ${months[Number(month) - 1]}`;
  return now && moscowDay(now).startsWith(year) ? text : `${text} ${year}`;
}

/** `2026-11-20`: the day where most people live. */
export function moscowDay(now: Date): string {
  return new Date(now.getTime() + moscowMs).toISOString().slice(0, 10);
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const breaks = [
  // «36 000 ₽», «152 анкеты», «№ 152»
  /(?<=\d) (?=\d{3}(?!\d)|[₽%]|[а-яё])/g,
  /(?<=№) /g,
  // A dash with the word before it.
  / (?=[—–])/g,
  // A short word with the one after it: «в саду», «и не», «на час»; not with one as long as a narrow line.
  /(?<=(?:^|[\s\u00a0(«—])[а-яё]{1,2}) (?![а-яё]{14})(?=[^\s—–])/giu,
];

/** What belongs together stays on one line. */
export const keepTogether = (text: string): string =>
  breaks.reduce((kept, between) => kept.replaceAll(between, '\u00a0'), text);
