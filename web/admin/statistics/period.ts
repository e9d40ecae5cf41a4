import { isDay } from '#contract/days.ts';
import { moscowDay } from '#contract/russian.ts';

export interface Period {
  from: string;
  to: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const usualDays = 30;
const daysAtMost = 366;

/** As the address says it; the last thirty days where it says nothing that makes sense. */
export function periodOf(search: object, now = new Date()): Period {
  const { from, to } = search as Record<string, unknown>;
  const last = isDay(to) ? to : moscowDay(now);
  const before = (days: number) =>
    new Date(Date.parse(last) - days * dayMs).toISOString().slice(0, 10);
  const first = isDay(from) && from <= last ? from : before(usualDays - 1);
  return { from: first < before(daysAtMost - 1) ? before(daysAtMost - 1) : first, to: last };
}
