import type { MaybeAnswers } from './answers.ts';
import { makePerson, type Person, type PersonOptions } from './people.ts';
import { chance, pick, pickByWeight, type Random, some } from './random.ts';
import type { MakerOptions } from './trade.ts';
import { daysNeeded, employmentOf, hoursNeeded, type Mode, weekNeeded } from './work-mode.ts';
import type { ModeShare } from './worker.ts';

/** What every employer has to tell; a trade extends it with facts of its own. */
export interface Household extends Person {
  mode: Mode;
  days: readonly string[];
  /** Hours of a usual day. */
  hours: readonly [from: number, to: number];
  /** Whoever lives there is wanted at night too. */
  nights: boolean;
  /** Value of the question «На какой срок». */
  term: string;
  home: 'flat' | 'house' | 'country';
  pets: 'none' | 'cat' | 'dog';
  payRhythm: 'daily' | 'weekly' | 'twice_a_month' | 'monthly';
  experience: 'any' | 'one_year' | 'three_years' | 'five_years';
  /** Values of «Что ещё предлагают». */
  extras: string[];
}

interface HouseholdOptions extends Partial<Pick<PersonOptions, 'age' | 'men'>> {
  modes: readonly ModeShare[];
  /** Whoever lives there is wanted at night too. */
  nights?: boolean;
  /** What is asked of those who come; anything when left out. */
  experience?: readonly Household['experience'][];
}

export function makeHousehold(
  random: Random,
  options: MakerOptions,
  {
    modes,
    age = [27, 62],
    men = 0.3,
    nights = true,
    experience = wantedExperience,
  }: HouseholdOptions,
): Household {
  const { mode } = pickByWeight(random, modes);
  const person = makePerson(random, { ...options, age, men });
  return describeHousehold(random, person, {
    mode,
    days: daysNeeded(random, mode),
    hours: hoursNeeded(random, mode),
    nights,
    wanted: experience,
  });
}

/** Work by the hour or on some days only: paid at once, offered little beside. */
const isSporadic = (mode: Mode) => ['hourly', 'weekends', 'one_off'].includes(mode);

/** What is left to chance once it stands when somebody is needed. */
export function describeHousehold(
  random: Random,
  person: Person,
  {
    wanted = wantedExperience,
    ...facts
  }: Pick<Household, 'mode' | 'days' | 'hours' | 'nights'> & {
    wanted?: readonly Household['experience'][];
  },
): Household {
  const { mode, hours } = facts;
  const term = termOf(random, mode);
  const home =
    mode === 'live_in'
      ? pick(random, ['house', 'country', 'flat'] as const)
      : pick(random, ['flat', 'flat', 'flat', 'flat', 'house'] as const);
  return {
    ...person,
    ...facts,
    term,
    home,
    // Out of town there is no station to name.
    place: home === 'country' ? null : person.place,
    pets: pick(random, ['none', 'none', 'none', 'cat', 'cat', 'dog']),
    payRhythm: isSporadic(mode)
      ? 'daily'
      : pick(random, ['weekly', 'twice_a_month', 'twice_a_month', 'monthly']),
    experience: pick(random, wanted),
    extras: extrasOf(random, mode, hours),
  };
}

/** Once hours and term are what the trade makes of them: a taxi goes late, a leave is far off. */
export function withFittingExtras<H extends Household>(household: H): H {
  const { mode, hours, term } = household;
  const odd = new Set([
    ...(hours[1] < 19 || mode === 'live_in' ? ['late_taxi'] : []),
    ...(term === 'permanent' || term === 'year' ? [] : ['vacation', 'bonus']),
  ]);
  return { ...household, extras: household.extras.filter((extra) => !odd.has(extra)) };
}

function extrasOf(random: Random, mode: Mode, [, until]: Household['hours']): string[] {
  const late = until >= 19 && mode !== 'live_in' ? ['late_taxi'] : [];
  if (isSporadic(mode)) return some(random, ['travel', ...late], 0, 2);
  return some(random, ['travel', ...late, 'overtime', 'vacation', 'bonus'], 0, 3);
}

const wantedExperience: readonly Household['experience'][] = [
  'any',
  'any',
  'one_year',
  'three_years',
  'three_years',
  'five_years',
];

/** Where nobody begins who has never done it. */
export const someExperience: readonly Household['experience'][] = wantedExperience.filter(
  (wanted) => wanted !== 'any',
);

function termOf(random: Random, mode: Mode): string {
  if (mode === 'one_off') return 'once';
  if (isSporadic(mode)) return pick(random, ['permanent', 'months']);
  return pick(random, ['permanent', 'permanent', 'permanent', 'year']);
}

/**
 * Answers to every common question of a vacancy. Spread them first, then replace what the trade
 * knows better, and give all of it to `given`.
 */
export function answersOfHousehold(random: Random, household: Household) {
  const { mode, days, hours, term } = household;
  const living = mode === 'live_in';
  const regular = !isSporadic(mode);
  return {
    employment: employmentOf(random, mode).slice(0, 1),
    schedule: weekNeeded(mode, days, hours, household.nights),
    hours_per_week: isCounted(mode) ? hoursPerWeek(household) : null,
    start: pick(random, ['now', 'now', 'week', 'two_weeks', 'month']),
    term,
    live_in: living ? ['living_in'] : ['visiting'],
    live_in_conditions: living
      ? ['own_room', ...some(random, ['own_bathroom', 'internet', 'days_off'], 1, 3)]
      : null,
    home: household.home,
    pets: [household.pets],
    no_smoking: chance(random, 0.6) || null,
    extra_duties:
      living || chance(random, 0.15) ? some(random, ['light_cleaning', 'ironing'], 1, 2) : null,
    experience_wanted: household.experience,
    documents_wanted: [
      'passport',
      ...some(
        random,
        [
          'medical_book',
          'no_criminal_record',
          ...(household.experience === 'any' ? [] : ['references']),
        ],
        0,
        regular ? 2 : 1,
      ),
    ],
    pay_rhythm: household.payRhythm,
    trial_day: mode === 'one_off' ? null : pick(random, ['paid', 'paid', 'paid', 'short']),
    paperwork: regular
      ? some(random, ['employment_contract', 'service_contract', 'self_employed', 'verbal'], 1, 2)
      : some(random, ['self_employed', 'verbal'], 1, 2),
    extras: household.extras,
  } satisfies MaybeAnswers;
}

/** Of others nobody can say beforehand how many hours of a week they work. */
const isCounted = (mode: Mode) => !['live_in', 'shifts', 'nights', 'one_off'].includes(mode);

/** What a pay is reckoned from: hours of a day, and of a week where they are told. */
export function paidHours(household: Household): { week?: number; day: number } {
  const { mode, hours } = household;
  const day = (hours[1] - hours[0] + 24) % 24;
  return isCounted(mode) ? { week: hoursPerWeek(household).to, day } : { day };
}

/** A night runs into the next day. */
function hoursPerWeek({ days, hours: [from, to] }: Household) {
  const week = days.length * (to > from ? to - from : to + 24 - from);
  return { from: week, to: week };
}
