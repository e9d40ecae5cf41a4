import { sql } from 'kysely';
import { statisticsDaysAtMost } from '#contract/statistics.ts';
import { endOfDay, startOfDay } from '#server/platform/database/days.queries.ts';
import { invalid } from '#server/platform/errors.ts';

/** From midnight to midnight, by the clock of Moscow. */
export interface Period {
  from: string;
  to: string;
}

const dayMs = 24 * 60 * 60 * 1000;

const daysOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

export function checkPeriod(period: Period): void {
  const days = daysOf(period);
  if (days < 1) throw invalid({ to: ['Последний день раньше первого'] });
  if (days > statisticsDaysAtMost) throw invalid({ to: ['Не больше года'] });
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** As many days right before it. */
export const periodBefore = (period: Period): Period => ({
  from: shifted(period.from, -daysOf(period)),
  to: shifted(period.from, -1),
});

export const within = (column: string, { from, to }: Period) =>
  sql`${sql.ref(column)} >= ${startOfDay(from)} and ${sql.ref(column)} < ${endOfDay(to)}`;
