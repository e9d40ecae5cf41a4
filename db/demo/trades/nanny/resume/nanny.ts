import { makePerson } from '#db/demo/people.ts';
import { between, chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { cells, weekdays } from '#db/demo/week.ts';
import type { Mode } from '#db/demo/work-mode.ts';
import { describeWorker, type Worker } from '#db/demo/worker.ts';
import { splitYears } from '#db/demo/workplaces.ts';
import { type Career, type CareerKey, careers } from './careers.ts';

/** Everything that answers and text tell about one nanny, so that they never contradict. */
export interface Nanny extends Worker {
  career: CareerKey;
  /** Years in the earlier profession. */
  before: number;
  /** Where the earlier profession was: one of two places. */
  post: 0 | 1;
  /** Years as a nanny. */
  nannyYears: number;
  /** Years in each family, the last one first. */
  stays: number[];
  families: number;
  /** Years in the family where she stayed longest. */
  longest: number;
  childAges: string[];
  firstAid: string;
  twins: boolean;
  /** One feature of development she really knows. */
  feature: string | null;
  swims: boolean;
  english: boolean;
  cooks: boolean;
  nights: boolean;
  cameras: string;
}

export function makeNanny(random: Random, options: MakerOptions): Nanny {
  const career = pickByWeight(random, careers);
  const men = career.key === 'grandmother' ? 0 : 0.04;
  const person = makePerson(random, { ...options, age: career.age, men });
  const { before, nannyYears, experience } = makeYears(random, career, person.age);
  const mode = makeMode(random, career.key, person.age);
  const education = pick(random, career.education);
  const worker = describeWorker(random, person, { education, experience, mode });
  const lives = worker.liveIn.includes('living_in');
  const families = between(random, 1, Math.min(8, 1 + Math.floor(nannyYears / 2)));
  const stays = splitYears(random, nannyYears, families);
  const english = career.key === 'linguist' || worker.languages.includes('english');
  return {
    ...worker,
    languages: [...new Set([...worker.languages, ...(english ? ['english'] : [])])],
    week: career.key === 'student' && mode === 'part' ? afterLessons : worker.week,
    // Kind words come from families; the earlier profession does not count.
    references: worker.references && nannyYears > 0,
    working: worker.working && nannyYears > 0,
    before,
    nannyYears,
    career: career.key,
    stays,
    families: stays.length,
    longest: Math.max(0, ...stays),
    childAges: makeChildAges(random, career.key),
    firstAid: pick(random, career.firstAid),
    twins: nannyYears >= 2 && chance(random, 0.25),
    feature: makeFeature(random, career.key, nannyYears),
    swims: chance(random, person.age < 55 ? 0.25 : 0.08),
    english,
    cooks: career.key === 'grandmother' || chance(random, 0.6),
    nights: lives || (mode !== 'part' && chance(random, 0.25)),
    post: chance(random, 0.5) ? 0 : 1,
    cameras: pick(random, ['fine', 'fine', 'common_rooms', 'no']),
  };
}

/** Students sit in lectures until noon. */
const afterLessons = cells(weekdays, ['day', 'evening']);

function makeYears(random: Random, career: Career, age: number) {
  const grown = age - career.startsAt;
  const [least, most] = career.nanny;
  // Years off for one's own children or another work lie between.
  const before = Math.min(between(random, ...career.before), Math.max(0, grown - least));
  const nannyYears = Math.min(between(random, least, most), Math.max(0, grown - before));
  const experience = nannyYears + (career.withChildren ? before : 0);
  return { before, nannyYears, experience };
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
