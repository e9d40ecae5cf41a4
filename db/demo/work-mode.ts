import { pick, type Random, some } from './random.ts';
import { cells, weekdays, weekend, wholeWeek } from './week.ts';

/**
 * How somebody works, or is needed: one word from which employment, weekly grid, living-in and pay
 * follow.
 */
export type Mode =
  | 'full'
  | 'part'
  | 'hourly'
  | 'weekends'
  | 'live_in'
  /** Days on and days off, a day and night on end included. */
  | 'shifts'
  | 'nights'
  | 'one_off';

const employmentKinds: Record<Mode, readonly [sure: string[], perhaps: string[]]> = {
  full: [['full_day'], ['part_day']],
  part: [['part_day'], ['hourly']],
  hourly: [['hourly'], ['weekends', 'one_off']],
  weekends: [['weekends'], ['one_off']],
  live_in: [['full_day'], ['shifts']],
  shifts: [['full_day', 'shifts'], []],
  nights: [['shifts'], ['weekends']],
  one_off: [['one_off', 'hourly'], ['weekends']],
};

/** Values of the question «Занятость». */
export function employmentOf(random: Random, mode: Mode): string[] {
  const [sure, perhaps] = employmentKinds[mode];
  return [...sure, ...some(random, perhaps, 0, perhaps.length)];
}

const dayAndNight = ['morning', 'day', 'evening', 'night'];

/** The weekly grid of a helper: when the work suits. */
export function weekOfWorker(random: Random, mode: Mode): string[] {
  const late = some(random, ['evening'], 0, 1);
  switch (mode) {
    case 'full':
      return cells(weekdays, ['morning', 'day', ...late]);
    case 'part':
      return cells(weekdays, pick(random, [['morning', 'day'], ['day', 'evening'], ['morning']]));
    case 'hourly':
      return cells([...some(random, weekdays, 2, 4), 'sat'], ['day', 'evening']);
    case 'weekends':
      return cells(weekend, ['morning', 'day', ...late]);
    case 'live_in':
      return cells(pick(random, [weekdays, [...weekdays, 'sat'], wholeWeek]), dayAndNight);
    case 'shifts':
      return cells(wholeWeek, pick(random, [dayAndNight, ['morning', 'day', 'evening']]));
    case 'nights':
      return cells(pick(random, [wholeWeek, weekdays, weekend]), ['evening', 'night']);
    case 'one_off':
      return cells(some(random, wholeWeek, 3, 6), ['morning', 'day', ...late]);
  }
}

/** The days on which a household needs somebody. */
export function daysNeeded(random: Random, mode: Mode): string[] {
  switch (mode) {
    case 'full':
    case 'part':
      return weekdays;
    case 'hourly':
      return some(random, weekdays, 2, 3);
    case 'weekends':
      return weekend;
    case 'live_in':
      return pick(random, [weekdays, weekdays, wholeWeek]);
    case 'shifts':
    case 'nights':
      return wholeWeek;
    case 'one_off':
      return some(random, wholeWeek, 1, 2);
  }
}

const hours: Record<Mode, readonly (readonly [from: number, to: number])[]> = {
  full: [
    [8, 18],
    [9, 18],
    [9, 19],
    [8, 19],
    [10, 19],
  ],
  part: [
    [9, 14],
    [10, 15],
    [10, 16],
    [13, 18],
    [15, 19],
  ],
  hourly: [
    [15, 19],
    [17, 21],
    [14, 18],
    [18, 22],
    [10, 13],
  ],
  weekends: [
    [10, 18],
    [11, 20],
    [9, 15],
  ],
  live_in: [[8, 21]],
  shifts: [
    [9, 21],
    [8, 20],
  ],
  nights: [
    [21, 8],
    [22, 7],
  ],
  one_off: [
    [9, 14],
    [10, 16],
    [11, 18],
  ],
};

/** From what hour until what hour somebody is needed; at night the end is on the next day. */
export const hoursNeeded = (random: Random, mode: Mode) => pick(random, hours[mode]);

/** The weekly grid of a household. */
export function weekNeeded(
  mode: Mode,
  days: readonly string[],
  [from, to]: readonly [from: number, to: number],
): string[] {
  if (mode === 'nights') return cells(days, ['evening', 'night']);
  return cells(days, [
    ...(from < 12 ? ['morning'] : []),
    ...(from < 18 && to > 12 ? ['day'] : []),
    ...(to > 18 ? ['evening'] : []),
    ...(mode === 'live_in' ? ['night'] : []),
  ]);
}
