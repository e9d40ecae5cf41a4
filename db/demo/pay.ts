import type { Draft } from '#contract/drafts.ts';
import type { PayUnit } from '#contract/pay.ts';

export type Pay = NonNullable<Draft['pay']>;

/** People name round sums; the larger the sum, the rounder. */
export function roundPay(rubles: number): number {
  const grain = [10, 50, 100, 500, 1000].find((_, at) => rubles < [600, 2000, 5000, 30_000][at]!);
  const step = grain ?? (rubles < 80_000 ? 1000 : 5000);
  return Math.round(rubles / step) * step;
}

export function makePay(unit: PayUnit, from: number, to: number | null): Pay {
  const least = roundPay(from);
  const most = to === null ? null : roundPay(to);
  return {
    from_kopecks: least * 100,
    to_kopecks: most !== null && most > least ? most * 100 : null,
    unit,
  };
}

/** How the hourly rate of a city turns into a price for the unit. */
export const hoursIn: Record<PayUnit, number> = {
  hour: 1,
  // A long day costs less by the hour.
  day: 8.5,
  shift: 9,
  month: 150,
  lesson: 1.5,
};
