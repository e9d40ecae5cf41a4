import type { Locality } from '../localities.ts';
import { makePerson, type Person } from '../people.ts';
import { between, chance, pick, pickByWeight, type Random, some } from '../random.ts';

export interface Child {
  boy: boolean;
  months: number;
}

export type Need = 'full' | 'after_school' | 'hourly' | 'weekends' | 'live_in' | 'help_mother';

/** Everything that answers and text tell about one family, so that they never contradict. */
export interface Family extends Person {
  need: Need;
  /** The eldest first. */
  children: Child[];
  twins: boolean;
  feature: string | null;
  term: string;
  /** Hours of a usual day. */
  hours: readonly [from: number, to: number];
  cooking: boolean;
  english: boolean;
  drives: boolean;
  late: boolean;
  pets: 'none' | 'cat' | 'dog';
  cameras: 'no' | 'common_rooms' | 'child_room';
  home: 'flat' | 'house' | 'country';
  nannyMeals: 'provided' | 'kitchen' | 'own';
  payRhythm: 'daily' | 'weekly' | 'twice_a_month' | 'monthly';
  experience: 'any' | 'one_year' | 'three_years' | 'five_years';
  extras: string[];
}

export interface FamilyWish {
  now: Date;
  locality: Locality;
  number: number;
}

const needs = [
  { need: 'full', weight: 34, ages: [6, 40] },
  { need: 'after_school', weight: 24, ages: [40, 118] },
  { need: 'hourly', weight: 16, ages: [10, 84] },
  { need: 'weekends', weight: 8, ages: [18, 90] },
  { need: 'live_in', weight: 9, ages: [3, 60] },
  { need: 'help_mother', weight: 9, ages: [1, 9] },
] as const;

export function makeFamily(random: Random, wish: FamilyWish): Family {
  const { need, ages } = pickByWeight(random, needs);
  const person = makePerson(random, { ...wish, age: [25, 47], men: 0.25 });
  const kids = makeChildren(random, ages, need);
  const sporadic = need === 'hourly' || need === 'weekends';
  return {
    ...person,
    ...kids,
    need,
    feature: chance(random, 0.12) ? featureOf(random, kids.children) : null,
    term: termOf(random, need),
    hours: hoursOf(random, need),
    cooking: chance(random, 0.4),
    english: (kids.children.at(-1)?.months ?? 0) >= 24 && chance(random, 0.12),
    drives: need === 'after_school' && chance(random, 0.25),
    late: need === 'full' && chance(random, 0.35),
    pets: pick(random, ['none', 'none', 'none', 'cat', 'cat', 'dog']),
    cameras: pick(random, ['no', 'no', 'no', 'common_rooms', 'child_room']),
    home: homeOf(random, need),
    nannyMeals: need === 'live_in' ? 'provided' : pick(random, ['provided', 'kitchen', 'own']),
    payRhythm: sporadic
      ? 'daily'
      : pick(random, ['weekly', 'twice_a_month', 'twice_a_month', 'monthly']),
    experience: pick(random, [
      'any',
      'any',
      'one_year',
      'three_years',
      'three_years',
      'five_years',
    ]),
    extras: extrasOf(random, need),
  };
}

function makeChildren(random: Random, [least, most]: readonly [number, number], need: Need) {
  const months = between(random, least, most);
  const youngest: Child = { boy: chance(random, 0.5), months };
  const twins = chance(random, 0.08);
  const second = chance(random, need === 'weekends' ? 0.5 : 0.22);
  if (twins) return { twins, children: [youngest, { boy: chance(random, 0.5), months }] };
  const elder = { boy: chance(random, 0.5), months: months + between(random, 22, 60) };
  const fits = second && elder.months < 140;
  return { twins, children: fits ? [elder, youngest] : [youngest] };
}

/** Nobody knows yet about the speech of a baby. */
function featureOf(random: Random, children: Child[]): string {
  const months = children.at(-1)?.months ?? 0;
  return months < 36 ? 'allergy' : pick(random, ['allergy', 'speech_delay', 'autism']);
}

function termOf(random: Random, need: Need): string {
  if (need === 'hourly' || need === 'weekends') return pick(random, ['permanent', 'months']);
  if (need === 'help_mother') return pick(random, ['months', 'year']);
  return pick(random, ['permanent', 'permanent', 'permanent', 'year']);
}

function hoursOf(random: Random, need: Need): readonly [number, number] {
  switch (need) {
    case 'full':
      return pick(random, [
        [8, 18],
        [9, 18],
        [9, 19],
        [8, 19],
        [10, 19],
      ] as const);
    case 'after_school':
      return pick(random, [
        [13, 18],
        [15, 19],
        [16, 20],
        [12, 18],
        [16, 19],
      ] as const);
    case 'hourly':
      return pick(random, [
        [15, 19],
        [17, 21],
        [14, 18],
        [18, 22],
      ] as const);
    case 'weekends':
      return pick(random, [
        [10, 18],
        [11, 20],
        [9, 15],
      ] as const);
    case 'live_in':
      return [8, 21];
    case 'help_mother':
      return pick(random, [
        [10, 15],
        [10, 16],
        [9, 14],
      ] as const);
  }
}

const homeOf = (random: Random, need: Need) =>
  need === 'live_in'
    ? pick(random, ['house', 'country', 'flat'] as const)
    : pick(random, ['flat', 'flat', 'flat', 'flat', 'house'] as const);

function extrasOf(random: Random, need: Need): string[] {
  const usual = ['travel', 'late_taxi', 'overtime', 'vacation', 'bonus'];
  return need === 'hourly' || need === 'weekends'
    ? some(random, ['travel', 'late_taxi'], 0, 2)
    : some(random, usual, 0, 3);
}
