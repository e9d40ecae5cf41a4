import { between, chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { type Background, makeWorker, type Worker } from '#db/demo/worker.ts';

/** How somebody came to look after others. */
export type Origin = 'nurse' | 'orderly' | 'long' | 'relatives' | 'changed' | 'student';

export interface Carer extends Worker {
  origin: Origin;
  mobility: string[];
  conditions: string[];
  /** Values of «Подъём человека». */
  lifting: string[];
  /** The heaviest person, kilograms. */
  weight: number;
  injects: boolean;
  cooks: boolean;
  night: 'none' | 'sleeping' | 'several' | 'awake';
  hospital: boolean;
}

interface Start extends Background {
  origin: Origin;
  weight: number;
}

const starts: readonly Start[] = [
  {
    origin: 'nurse',
    weight: 18,
    age: [32, 64],
    men: 0.04,
    education: ['vocational_medical'],
    startsAt: 22,
    years: [2, 18],
  },
  {
    origin: 'orderly',
    weight: 14,
    age: [30, 60],
    men: 0.2,
    education: ['school', 'vocational', 'vocational_medical'],
    startsAt: 20,
    years: [2, 15],
  },
  {
    origin: 'long',
    weight: 34,
    age: [36, 66],
    men: 0.05,
    education: ['school', 'vocational', 'vocational', 'higher'],
    startsAt: 24,
    years: [4, 20],
  },
  {
    origin: 'relatives',
    weight: 16,
    age: [40, 62],
    men: 0.06,
    education: ['vocational', 'higher', 'school'],
    startsAt: 34,
    years: [1, 7],
  },
  {
    origin: 'changed',
    weight: 14,
    age: [36, 58],
    men: 0.05,
    education: ['vocational', 'higher'],
    startsAt: 30,
    years: [1, 10],
  },
  {
    origin: 'student',
    weight: 4,
    age: [19, 23],
    men: 0.2,
    education: ['student'],
    startsAt: 18,
    years: [0, 2],
  },
];

const modes = [
  { mode: 'live_in', weight: 34 },
  { mode: 'shifts', weight: 24 },
  { mode: 'full', weight: 14 },
  { mode: 'hourly', weight: 10 },
  { mode: 'nights', weight: 10 },
  { mode: 'part', weight: 5 },
  { mode: 'weekends', weight: 3 },
] as const;

const studentModes = [
  { mode: 'weekends', weight: 1 },
  { mode: 'nights', weight: 1 },
  { mode: 'hourly', weight: 2 },
] as const;

export function makeCarer(random: Random, options: MakerOptions): Carer {
  const start = pickByWeight(random, starts);
  const { origin } = start;
  const worker = makeWorker(random, options, start, origin === 'student' ? studentModes : modes);
  const trained = origin === 'nurse' || origin === 'orderly';
  const strong = worker.sex === 'male' || (worker.age < 52 && chance(random, 0.5));
  const heavy = worker.experience >= 2 && (trained || strong || chance(random, 0.4));
  return {
    ...worker,
    origin,
    mobility: mobilityOf(heavy, worker.experience),
    conditions: conditionsOf(random, worker.experience, trained),
    lifting: heavy ? (strong ? ['alone', 'together'] : ['hoist', 'together']) : ['none'],
    weight: heavy ? between(random, strong ? 16 : 12, strong ? 22 : 15) * 5 : 60,
    injects: origin === 'nurse' || (worker.experience >= 4 && chance(random, 0.4)),
    cooks: chance(random, 0.8),
    night: nightOf(random, worker),
    hospital: trained || chance(random, 0.3),
  };
}

function mobilityOf(heavy: boolean, experience: number): string[] {
  const light = ['walks', 'walks_with_support'];
  if (!heavy) return experience > 0 ? [...light, 'wheelchair'] : light;
  return [...light, 'wheelchair', 'sits', 'bedridden'];
}

const easyConditions = ['dementia', 'stroke', 'diabetes', 'heart', 'sight_or_hearing'];
const hardConditions = ['hip_fracture', 'after_surgery', 'parkinson', 'cancer', 'palliative'];

function conditionsOf(random: Random, experience: number, trained: boolean): string[] {
  if (experience < 1) return [];
  const hard = trained || experience >= 4 ? some(random, hardConditions, 1, 3) : [];
  return [...some(random, easyConditions, experience >= 4 ? 2 : 1, 4), ...hard];
}

function nightOf(random: Random, { mode, rhythms }: Worker): Carer['night'] {
  if (mode === 'nights') return pick(random, ['several', 'awake']);
  if (mode === 'live_in') return pick(random, ['sleeping', 'sleeping', 'several']);
  if (mode === 'shifts') {
    return rhythms.includes('two_two') ? 'none' : pick(random, ['sleeping', 'several']);
  }
  return 'none';
}
