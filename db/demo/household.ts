import type { MaybeAnswers } from './answers.ts';
import { makePerson, type Person, type PersonWish } from './people.ts';
import { chance, pick, pickByWeight, type Random, some } from './random.ts';
import type { MakerWish } from './trade.ts';
import { daysNeeded, employmentOf, hoursNeeded, type Mode, weekNeeded } from './work-mode.ts';
import type { ModeShare } from './worker.ts';

/** What every employer has to tell; a trade extends it with facts of its own. */
export interface Household extends Person {
  mode: Mode;
  days: readonly string[];
  /** Hours of a usual day. */
  hours: readonly [from: number, to: number];
  /** Value of the question «На какой срок». */
  term: string;
  home: 'flat' | 'house' | 'country';
  pets: 'none' | 'cat' | 'dog';
  payRhythm: 'daily' | 'weekly' | 'twice_a_month' | 'monthly';
  experience: 'any' | 'one_year' | 'three_years' | 'five_years';
  /** Values of «Что ещё предлагают». */
  extras: string[];
}

interface HouseholdWish extends Partial<Pick<PersonWish, 'age' | 'men'>> {
  modes: readonly ModeShare[];
}

export function makeHousehold(
  random: Random,
  wish: MakerWish,
  { modes, age = [27, 62], men = 0.3 }: HouseholdWish,
): Household {
  const { mode } = pickByWeight(random, modes);
  const person = makePerson(random, { ...wish, age, men });
  return describeHousehold(random, person, {
    mode,
    days: daysNeeded(random, mode),
    hours: hoursNeeded(random, mode),
  });
}

/** Work by the hour or on some days only: paid at once, offered little beside. */
const isSporadic = (mode: Mode) => ['hourly', 'weekends', 'one_off'].includes(mode);

/** What is left to chance once it stands when somebody is needed. */
export function describeHousehold(
  random: Random,
  person: Person,
  facts: Pick<Household, 'mode' | 'days' | 'hours'>,
): Household {
  const { mode } = facts;
  return {
    ...person,
    ...facts,
    term: termOf(random, mode),
    home:
      mode === 'live_in'
        ? pick(random, ['house', 'country', 'flat'])
        : pick(random, ['flat', 'flat', 'flat', 'flat', 'house']),
    pets: pick(random, ['none', 'none', 'none', 'cat', 'cat', 'dog']),
    payRhythm: isSporadic(mode)
      ? 'daily'
      : pick(random, ['weekly', 'twice_a_month', 'twice_a_month', 'monthly']),
    experience: pick(random, wantedExperience),
    extras: isSporadic(mode)
      ? some(random, ['travel', 'late_taxi'], 0, 2)
      : some(random, ['travel', 'late_taxi', 'overtime', 'vacation', 'bonus'], 0, 3),
  };
}

const wantedExperience = [
  'any',
  'any',
  'one_year',
  'three_years',
  'three_years',
  'five_years',
] as const;

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
  const { mode, days, hours } = household;
  const living = mode === 'live_in';
  const regular = !isSporadic(mode);
  return {
    employment: employmentOf(random, mode).slice(0, 1),
    schedule: weekNeeded(mode, days, hours),
    hours_per_week: living || mode === 'shifts' ? null : hoursPerWeek(household),
    start: pick(random, ['now', 'now', 'week', 'two_weeks', 'month']),
    term: household.term,
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
      ...some(random, ['medical_book', 'no_criminal_record', 'references'], 0, regular ? 2 : 1),
    ],
    pay_rhythm: household.payRhythm,
    trial_day: pick(random, ['paid', 'paid', 'paid', 'short']),
    paperwork: regular
      ? some(random, ['employment_contract', 'service_contract', 'self_employed', 'verbal'], 1, 2)
      : some(random, ['self_employed', 'verbal'], 1, 2),
    extras: household.extras,
  } satisfies MaybeAnswers;
}

/** A night runs into the next day. */
function hoursPerWeek({ days, hours: [from, to] }: Household) {
  const week = days.length * (to > from ? to - from : to + 24 - from);
  return { from: week, to: week };
}
