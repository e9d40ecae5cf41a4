import { between, chance, pick, pickByWeight, type Random } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { type Background, makeWorker, type Worker } from '#db/demo/worker.ts';
import { type Car, carModels } from '../../cars.ts';

export type Career = 'mother' | 'teacher' | 'taxi' | 'nanny' | 'beginner';

/** Everything that answers and text of a nanny who drives tell. */
export interface DrivingNanny extends Worker {
  career: Career;
  drivingYears: number;
  /** Null: drives the car of the family. */
  car: Car | null;
  familyCar: boolean;
  childAges: string[];
  seats: string[];
  atOnce: number;
  /** Does more than the road: meals, lessons, walks. */
  stays: boolean;
  urgent: boolean;
  firstAid: string;
  english: boolean;
  accidents: 'none' | 'minor' | 'long_ago';
}

const careers: Record<Career, Background & { weight: number }> = {
  mother: {
    weight: 30,
    age: [32, 50],
    men: 0,
    education: ['higher', 'vocational', 'higher_teaching'],
    startsAt: 29,
    years: [1, 9],
  },
  teacher: {
    weight: 20,
    age: [28, 58],
    men: 0.05,
    education: ['higher_teaching', 'vocational_teaching'],
    startsAt: 22,
    years: [2, 20],
  },
  taxi: {
    weight: 16,
    age: [28, 55],
    men: 0.35,
    education: ['vocational', 'school', 'higher'],
    startsAt: 24,
    years: [1, 8],
  },
  nanny: {
    weight: 24,
    age: [27, 57],
    men: 0.02,
    education: ['vocational', 'vocational_teaching', 'higher'],
    startsAt: 22,
    years: [2, 18],
  },
  beginner: {
    weight: 10,
    age: [23, 40],
    men: 0.15,
    education: ['higher', 'vocational'],
    startsAt: 22,
    years: [0, 1],
  },
};

const modes = [
  { mode: 'part', weight: 45 },
  { mode: 'hourly', weight: 30 },
  { mode: 'full', weight: 15 },
  { mode: 'weekends', weight: 10 },
] as const;

export function makeDrivingNanny(random: Random, options: MakerOptions): DrivingNanny {
  const career = pickByWeight(
    random,
    (Object.keys(careers) as Career[]).map((key) => ({ key, weight: careers[key].weight })),
  ).key;
  const worker = makeWorker(random, options, careers[career], modes);
  const car = career === 'taxi' || chance(random, 0.85) ? carOf(random, options) : null;
  const childAges = pick(random, [
    ['preschool', 'school'],
    ['school', 'teen'],
    ['toddler', 'preschool', 'school'],
    ['preschool', 'school', 'teen'],
    ['school'],
  ]);
  return {
    ...worker,
    drives: car !== null,
    career,
    // Before somebody pays for it one drives for oneself.
    drivingYears: Math.min(
      worker.age - 18,
      Math.max(worker.experience + 2, worker.age - between(random, 19, 32)),
    ),
    car,
    familyCar: car === null || chance(random, 0.3),
    childAges,
    seats: car ? seatsFor(random, childAges) : [],
    atOnce: car ? Math.min(car.seats - 1, between(random, 1, 3)) : between(random, 1, 2),
    stays: career !== 'taxi' && chance(random, 0.75),
    urgent: chance(random, 0.45),
    firstAid: pick(random, ['basics', 'basics', 'course']),
    english: worker.languages.includes('english'),
    accidents: pick(random, ['none', 'none', 'none', 'none', 'minor', 'long_ago']),
  };
}

function carOf(random: Random, { now }: MakerOptions): Car {
  const fitting = carModels.filter(({ kind }) => kind !== 'business');
  const { oldest, ...model } = pick(random, fitting);
  return { ...model, year: between(random, oldest, now.getUTCFullYear() - 1) };
}

function seatsFor(random: Random, ages: string[]): string[] {
  return [
    ...(ages.includes('toddler') ? ['first'] : []),
    ...(ages.includes('preschool') ? ['second'] : []),
    ...(ages.includes('preschool') || ages.includes('school') ? ['third'] : []),
    ...(ages.includes('school') && chance(random, 0.6) ? ['booster'] : []),
  ];
}
