import { moscowDay } from '#contract/russian.ts';
import { invalid } from '#server/platform/errors.ts';

const longestYears = 1;

/** Refuses with 422 a day that is over, and one that nobody can know of yet. */
export function checkBusyDay(until: string, now: Date): void {
  const today = moscowDay(now);
  const latest = `${Number(today.slice(0, 4)) + longestYears}${today.slice(4)}`;
  if (until < today) throw invalid({ until: ['Этот день уже прошёл'] });
  if (until > latest) throw invalid({ until: ['Выберите день не позже чем через год'] });
}
