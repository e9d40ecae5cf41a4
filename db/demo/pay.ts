import type { Draft } from '#contract/drafts.ts';
import type { PayUnit } from '#contract/pay.ts';
import { chance, pick, type Random } from './random.ts';
import type { Mode } from './work-mode.ts';

type Pay = NonNullable<Draft['pay']>;

/** People name round sums; the larger the sum, the rounder. */
function roundPay(rubles: number): number {
  const grain = [10, 50, 100, 500, 1000].find((_, at) => rubles < [600, 2000, 5000, 30_000][at]!);
  const step = grain ?? (rubles < 80_000 ? 1000 : 5000);
  return Math.round(rubles / step) * step;
}

function makePay(unit: PayUnit, from: number, to: number | null): Pay {
  const least = roundPay(from);
  const most = to === null ? null : roundPay(to);
  return {
    from_kopecks: least * 100,
    to_kopecks: most !== null && most > least ? most * 100 : null,
    unit,
  };
}

/** How an hourly rate turns into a price for the unit. */
const hoursIn: Record<PayUnit, number> = {
  hour: 1,
  // A long day costs less by the hour.
  day: 8.5,
  shift: 9,
  month: 150,
  lesson: 1.5,
};

/** Units in which each mode of work is usually paid. */
const usualUnits: Record<Mode, readonly PayUnit[]> = {
  full: ['hour', 'month', 'month'],
  part: ['hour', 'hour', 'month'],
  hourly: ['hour'],
  weekends: ['hour', 'day'],
  live_in: ['month', 'month', 'shift'],
  shifts: ['shift', 'day'],
  nights: ['shift'],
  one_off: ['hour', 'day'],
};

/** How much of a full month the mode fills. */
const monthShare: Record<Mode, number> = {
  full: 1,
  part: 0.6,
  hourly: 0.5,
  weekends: 0.4,
  live_in: 1.35,
  shifts: 1,
  nights: 0.9,
  one_off: 0.4,
};

export interface PayOptions {
  /**
   * Roubles an hour by day for somebody usual: `locality.hour` (a nanny's) × the factor of the
   * trade × what skill or effort adds.
   */
  hour: number;
  mode: Mode;
  /** How many hours a week and a day are worked, where somebody says so. */
  week?: number;
  day?: number;
  /** Out of which the unit is picked; the usual ones of the mode when left out. */
  units?: readonly PayUnit[];
  /** Share of those who name a range. */
  ranges?: number;
}

/** Who works every day gets less by the hour than who comes once. */
function hoursOf(unit: PayUnit, { mode, week, day }: PayOptions): number {
  if (unit === 'month') return week ? week * 4.33 * 0.85 : hoursIn.month * monthShare[mode];
  return unit === 'day' && day ? day : hoursIn[unit];
}

/** A round price near the rate: 8 % less to 12 % more, for nobody asks exactly the same. */
export function payFor(random: Random, options: PayOptions): Pay {
  const { hour, mode, units, ranges = 0.3 } = options;
  const unit = pick(random, units ?? usualUnits[mode]);
  const hours = hoursOf(unit, options);
  const from = hour * (0.92 + random() * 0.2) * hours;
  return makePay(unit, from, chance(random, ranges) ? from * (1.13 + random() * 0.18) : null);
}
