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

/** «1 500» with no-break spaces. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

// Making a formatter costs more than using it a hundred times.
const withKopecks = new Intl.NumberFormat('ru', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Kopecks to «1 500 ₽»; kopecks are shown only when there are any. */
export function formatMoney(kopecks: number): string {
  const roubles = kopecks / 100;
  const format = Number.isInteger(roubles) ? numbers : withKopecks;
  return `${format.format(roubles)}\u00a0₽`;
}

const timeZone = 'Europe/Moscow';
const yearOf = new Intl.DateTimeFormat('ru', { year: 'numeric', timeZone });
const day = { day: 'numeric', month: 'long', timeZone } as const;
const dayOnly = new Intl.DateTimeFormat('ru', day);
const dayAndYear = new Intl.DateTimeFormat('ru', { ...day, year: 'numeric' });

/** «20 ноября», and with the year when it is not this one; the day is that of Moscow. */
export function formatDay(iso: string, now: Date): string {
  const date = new Date(iso);
  const isThisYear = yearOf.format(date) === yearOf.format(now);
  return (isThisYear ? dayOnly : dayAndYear).format(date).replace(/\s?г\.$/, '');
}

const calendarDay = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone });

/** `2026-11-20`: the day where most people live. */
export const moscowDay = (now: Date): string => calendarDay.format(now);

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
