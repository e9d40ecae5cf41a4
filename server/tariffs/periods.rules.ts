/** Moscow has had one time all year since 2014. */
const moscow = 3 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

interface Period {
  count: number;
  unit: 'day' | 'month';
}

/**
 * The same day and time in Moscow so many months later, or the last day of a month that is shorter;
 * counted from the first day, so that the 31st comes back after February.
 */
export function monthsAfter(moment: Date, months: number): Date {
  const there = new Date(moment.getTime() + moscow);
  const month = there.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(there.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(there.getUTCFullYear(), month, Math.min(there.getUTCDate(), lastDay));
  const timeOfDay = ((there.getTime() % day) + day) % day;
  return new Date(midnight + timeOfDay - moscow);
}

/** How many months of the calendar lie between two moments in Moscow, whatever their days are. */
export function monthsBetween(earlier: Date, later: Date): number {
  const [a, b] = [earlier, later].map((moment) => new Date(moment.getTime() + moscow)) as [
    Date,
    Date,
  ];
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
}

/** When the last of so many periods ends, counted from the anchor. */
export function periodsAfter(anchor: Date, { count, unit }: Period, periods: number): Date {
  return unit === 'day'
    ? new Date(anchor.getTime() + count * periods * day)
    : monthsAfter(anchor, count * periods);
}

/** Midnight in Moscow at the beginning of the day. */
export function midnightOf(moment: Date): Date {
  const there = moment.getTime() + moscow;
  return new Date(there - (((there % day) + day) % day) - moscow);
}
