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
  live_in: [['full_day'], []],
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

/** Values of the question «График»: in what rhythm somebody works who does not come every day. */
export function rhythmsOf(random: Random, mode: Mode): string[] {
  switch (mode) {
    case 'full':
      return ['daily'];
    case 'live_in':
      return [pick(random, ['daily', 'daily', 'two_weeks', 'month'])];
    case 'shifts':
      return pick(random, [['two_two'], ['two_two'], ['two_two', 'week'], ['two_weeks']]);
    case 'nights':
      return some(random, ['two_two', 'day_three'], 1, 2);
    default:
      return [];
  }
}

/** Weeks on end at the place of work, then as many at home. */
export const staysForWeeks = (rhythms: readonly string[]) =>
  rhythms.some((rhythm) => ['week', 'two_weeks', 'month'].includes(rhythm));

export const hasWeekend = (week: readonly string[]) =>
  week.some((cell) => cell.startsWith('sat') || cell.startsWith('sun'));

/** The weekly grid of a helper: when the work suits. */
export function weekOfWorker(random: Random, mode: Mode, rhythms: readonly string[]): string[] {
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
      return cells(
        staysForWeeks(rhythms) ? wholeWeek : pick(random, [weekdays, [...weekdays, 'sat']]),
        dayAndNight,
      );
    case 'shifts':
      return cells(wholeWeek, staysForWeeks(rhythms) ? dayAndNight : ['morning', 'day', 'evening']);
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

/** The weekly grid of a household; `sleeps`: whoever lives there is wanted at night too. */
export function weekNeeded(
  mode: Mode,
  days: readonly string[],
  [from, to]: readonly [from: number, to: number],
  sleeps: boolean,
): string[] {
  if (mode === 'nights') return cells(days, ['evening', 'night']);
  return cells(days, [
    ...(from < 12 ? ['morning'] : []),
    ...(from < 17 && to > 12 ? ['day'] : []),
    ...(to > 18 ? ['evening'] : []),
    ...(mode === 'live_in' && sleeps ? ['night'] : []),
  ]);
}
