import type { Locality } from '../localities.ts';
import { makePerson, type Person } from '../people.ts';
import { between, chance, pick, pickByWeight, type Random, some } from '../random.ts';
import { type Career, type CareerKey, careers } from './careers.ts';

export type Mode = 'full' | 'part' | 'hourly' | 'weekends' | 'live_in' | 'shifts';

/** Everything that answers and text tell about one nanny, so that they never contradict. */
export interface Nanny extends Person {
  career: CareerKey;
  education: string;
  /** Years in the earlier profession. */
  before: number;
  /** Years as a nanny. */
  nannyYears: number;
  /** Years with children, all together. */
  experience: number;
  families: number;
  /** Years in the family where she stayed longest. */
  longest: number;
  childAges: string[];
  mode: Mode;
  firstAid: string;
  twins: boolean;
  /** One feature of development she really knows. */
  feature: string | null;
  drives: boolean;
  swims: boolean;
  english: boolean;
  cooks: boolean;
  nights: boolean;
  references: boolean;
  smokes: boolean;
  pets: string;
  cameras: string;
  /** The right one of two forms: «работала» or «работал». */
  g: (woman: string, man: string) => string;
}

export interface NannyWish {
  now: Date;
  locality: Locality;
  number: number;
}

export function makeNanny(random: Random, wish: NannyWish): Nanny {
  const career = pickByWeight(random, careers);
  const men = career.key === 'grandmother' ? 0 : 0.04;
  const person = makePerson(random, { ...wish, age: career.age, men });
  const years = makeYears(random, career, person.age);
  const { nannyYears } = years;
  const families =
    nannyYears === 0 ? 0 : between(random, 1, Math.min(8, 1 + Math.floor(nannyYears / 2)));
  const mode = makeMode(random, career.key, person.age);
  return {
    ...person,
    ...years,
    career: career.key,
    education: pick(random, career.education),
    families,
    longest: longestOf(random, nannyYears, families),
    childAges: makeChildAges(random, career.key),
    mode,
    firstAid: pick(random, career.firstAid),
    twins: nannyYears >= 2 && chance(random, 0.25),
    feature: makeFeature(random, career.key, nannyYears),
    drives: chance(random, person.age < 60 ? 0.2 : 0.05),
    swims: chance(random, person.age < 55 ? 0.25 : 0.08),
    english: career.key === 'linguist' || (person.age < 40 && chance(random, 0.15)),
    cooks: career.key === 'grandmother' || chance(random, 0.6),
    nights: mode === 'live_in' || (mode !== 'part' && chance(random, 0.25)),
    references: nannyYears >= 1 && chance(random, 0.7),
    smokes: chance(random, 0.05),
    pets: pick(random, ['fine', 'fine', 'fine', 'cats', 'dogs', 'none']),
    cameras: pick(random, ['fine', 'fine', 'common_rooms', 'no']),
    g: (woman, man) => (person.sex === 'female' ? woman : man),
  };
}

function makeYears(random: Random, career: Career, age: number) {
  const grown = age - career.startsAt;
  const [least, most] = career.nanny;
  // Years off for one's own children or another work lie between.
  const before = Math.min(between(random, ...career.before), Math.max(0, grown - least));
  const nannyYears = Math.min(between(random, least, most), Math.max(0, grown - before));
  const experience = nannyYears + (career.withChildren ? before : 0);
  return { before, nannyYears, experience };
}

function longestOf(random: Random, years: number, families: number): number {
  if (families <= 1) return years;
  const least = Math.ceil(years / families);
  return between(random, least, Math.max(least, years - families + 1));
}

const allAges = ['newborn', 'infant', 'toddler', 'preschool', 'school', 'teen'];

function makeChildAges(random: Random, career: CareerKey): string[] {
  const [from, to] = ageSpans[career];
  const first = between(random, from, Math.min(from + 1, to - 1));
  return allAges.slice(first, between(random, Math.max(first + 2, to - 1), to));
}

/** First and (excluded) last place among the ages. */
const ageSpans: Record<CareerKey, readonly [from: number, to: number]> = {
  kindergarten: [1, 5],
  school: [3, 6],
  student: [2, 5],
  nurse: [0, 4],
  changed: [1, 5],
  grandmother: [0, 5],
  long_nanny: [0, 4],
  psychologist: [2, 6],
  linguist: [2, 5],
  musician: [2, 5],
  beginner: [2, 5],
};

function makeMode(random: Random, career: CareerKey, age: number): Mode {
  if (career === 'student') return pick(random, ['hourly', 'hourly', 'part', 'weekends']);
  const canLiveIn = age >= 35 && career !== 'musician';
  return pick(random, [
    'full',
    'full',
    'full',
    'part',
    'hourly',
    canLiveIn ? 'live_in' : 'full',
    canLiveIn ? 'shifts' : 'hourly',
    career === 'school' || career === 'linguist' ? 'part' : 'full',
  ]);
}

const knownFeatures: Partial<Record<CareerKey, string[]>> = {
  nurse: ['premature', 'diabetes', 'epilepsy', 'cerebral_palsy', 'allergy'],
  psychologist: ['autism', 'hyperactivity', 'speech_delay', 'down_syndrome'],
  kindergarten: ['speech_delay', 'hyperactivity', 'allergy'],
  school: ['hyperactivity'],
  musician: ['speech_delay'],
};

function makeFeature(random: Random, career: CareerKey, years: number): string | null {
  const share = career === 'psychologist' ? 0.8 : 0.3;
  if (years < 1 || !chance(random, share)) return null;
  return some(random, knownFeatures[career] ?? ['allergy', 'hyperactivity'], 1)[0] ?? null;
}
