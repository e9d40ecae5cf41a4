export interface DateParts {
  day: string;
  /** «01» … «12», or empty. */
  month: string;
  year: string;
}

export function partsOf(iso: string | null): DateParts {
  const [year = '', month = '', day = ''] = iso?.split('-') ?? [];
  return { day: day.replace(/^0/, ''), month, year };
}

/** Null while something is missing, and for a day that the month does not have. */
export function isoOf({ day, month, year }: DateParts): string | null {
  if (!/^\d{1,2}$/.test(day) || month === '' || !/^\d{4}$/.test(year)) return null;
  const iso = `${year}-${month}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

const impossible = 'Такого дня нет. Проверьте число и месяц';

/** What stands in the fields and is no date; null when it is one, or nothing at all. */
export function errorOfParts(parts: DateParts): string | null {
  const isEmpty = Object.values(parts).every((part) => part === '');
  if (isEmpty || isoOf(parts)) return null;
  return isImpossible(parts) ? impossible : 'Допишите дату: нужны день, месяц и год';
}

/** All three are there, and yet there is no such day. */
export function isImpossible(parts: DateParts): boolean {
  return parts.day !== '' && parts.month !== '' && parts.year.length === 4 && !isoOf(parts);
}
