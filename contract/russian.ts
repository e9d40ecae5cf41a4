/** Forms for 1, 2 and 5: `['анкета', 'анкеты', 'анкет']`. */
export type NumeralForms = readonly [one: string, few: string, many: string];

const rules = new Intl.PluralRules('ru');
const numbers = new Intl.NumberFormat('ru');

/** The form that goes with the number: 21 анкета, 22 анкеты, 25 анкет; fractions take the second. */
export function pluralForm(count: number, [one, few, many]: NumeralForms): string {
  switch (rules.select(count)) {
    case 'one':
      return one;
    case 'many':
      return many;
    default:
      return few;
  }
}

/** «1 240 анкет» with no-break spaces. */
export function countOf(count: number, forms: NumeralForms): string {
  return `${numbers.format(count)}\u00a0${pluralForm(count, forms)}`;
}

/** Kopecks to «1 500 ₽»; kopecks are shown only when there are any. */
export function formatMoney(kopecks: number): string {
  const rubles = kopecks / 100;
  const digits = Number.isInteger(rubles) ? 0 : 2;
  return `${rubles.toLocaleString('ru', { minimumFractionDigits: digits, maximumFractionDigits: digits })}\u00a0₽`;
}

/** «20 ноября», and with the year when it is not this one. `timeZone` is an IANA name. */
export function formatDay(iso: string, now: Date, timeZone = 'Europe/Moscow'): string {
  const date = new Date(iso);
  const year = (value: Date) => value.toLocaleDateString('ru', { year: 'numeric', timeZone });
  const withYear = year(date) !== year(now);
  const text = date.toLocaleDateString('ru', {
    day: 'numeric',
    month: 'long',
    timeZone,
    ...(withYear && { year: 'numeric' }),
  });
  return text.replace(/\s?г\.$/, '');
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
