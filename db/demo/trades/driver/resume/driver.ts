import { between, chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { type Background, makeWorker, type Worker } from '#db/demo/worker.ts';
import { type Car, carModels } from '../../cars.ts';

export type Career = 'family' | 'executive' | 'taxi' | 'trucker' | 'service' | 'beginner';

/** Everything that answers and text of a driver tell. */
export interface Driver extends Worker {
  career: Career;
  /** Years at the wheel, not only for pay. */
  drivingYears: number;
  licence: string[];
  /** Null: drives the car of the family only. */
  car: Car | null;
  familyCar: boolean;
  classes: string[];
  tasks: string[];
  passengers: string[];
  nights: boolean;
  trips: string[];
  childSeats: string[];
  repairs: boolean;
  accidents: 'none' | 'minor' | 'long_ago';
}

const careers: Record<Career, Background & { weight: number }> = {
  family: {
    weight: 32,
    age: [30, 60],
    men: 0.9,
    education: ['vocational', 'vocational', 'higher', 'school'],
    startsAt: 23,
    years: [3, 22],
  },
  executive: {
    weight: 18,
    age: [33, 60],
    men: 0.98,
    education: ['higher', 'vocational'],
    startsAt: 25,
    years: [5, 25],
  },
  taxi: {
    weight: 18,
    age: [26, 58],
    men: 0.88,
    education: ['vocational', 'school', 'higher'],
    startsAt: 21,
    years: [2, 15],
  },
  trucker: {
    weight: 13,
    age: [34, 62],
    men: 1,
    education: ['vocational', 'vocational', 'school'],
    startsAt: 21,
    years: [6, 30],
  },
  service: {
    weight: 11,
    age: [42, 60],
    men: 1,
    education: ['higher', 'vocational'],
    startsAt: 38,
    years: [1, 15],
  },
  beginner: {
    weight: 8,
    age: [22, 38],
    men: 0.75,
    education: ['student', 'vocational', 'higher'],
    startsAt: 20,
    years: [0, 1],
  },
};

const modes = [
  { mode: 'full', weight: 45 },
  { mode: 'part', weight: 15 },
  { mode: 'hourly', weight: 13 },
  { mode: 'shifts', weight: 9 },
  { mode: 'live_in', weight: 9 },
  { mode: 'one_off', weight: 9 },
] as const;

export function makeDriver(random: Random, options: MakerOptions): Driver {
  const career = pickByWeight(
    random,
    (Object.keys(careers) as Career[]).map((key) => ({ key, weight: careers[key].weight })),
  ).key;
  const made = makeWorker(random, options, careers[career], modes);
  const worker = {
    ...made,
    education: made.education === 'student' && made.age > 23 ? 'vocational' : made.education,
  };
  const car = carOf(random, career, options);
  const sinceYouth = worker.age - between(random, 19, career === 'beginner' ? 21 : 30);
  // Before somebody pays for it one drives for oneself.
  const drivingYears = Math.min(worker.age - 18, Math.max(worker.experience + 3, sinceYouth));
  const children = career === 'family' || chance(random, 0.35);
  return {
    ...worker,
    drives: car !== null,
    career,
    drivingYears,
    licence: licenceOf(random, career),
    car,
    familyCar: car === null || chance(random, 0.6),
    classes: classesOf(random, career, car),
    tasks: tasksOf(random, career, children),
    passengers: passengersOf(
      random,
      career,
      children,
      worker.pets === 'fine' || worker.pets === 'dogs',
    ),
    nights: worker.mode === 'live_in' || chance(random, 0.55),
    trips: chance(random, 0.55) ? some(random, ['dacha', 'russia', 'abroad'], 1, 2) : [],
    childSeats: children && car ? some(random, ['first', 'second', 'third', 'booster'], 1, 3) : [],
    repairs: career === 'trucker' || chance(random, 0.35),
    accidents: pick(random, ['none', 'none', 'none', 'none', 'minor', 'long_ago']),
  };
}

function carOf(random: Random, career: Career, { now }: MakerOptions): Car | null {
  const share = {
    family: 0.5,
    executive: 0.25,
    taxi: 0.85,
    trucker: 0.4,
    service: 0.5,
    beginner: 0.7,
  };
  if (!chance(random, share[career])) return null;
  const fitting = carModels.filter(({ kind }) => kind !== 'business' || career === 'executive');
  const { oldest, ...model } = pick(random, fitting);
  return { ...model, year: between(random, oldest, now.getUTCFullYear() - 1) };
}

function licenceOf(random: Random, career: Career): string[] {
  if (career === 'trucker') return ['car', 'lorry', ...some(random, ['bus', 'trailer'], 1, 2)];
  return [
    'car',
    ...(chance(random, 0.3) ? ['lorry'] : []),
    ...(chance(random, 0.08) ? ['bus'] : []),
  ];
}

function classesOf(random: Random, career: Career, car: Car | null): string[] {
  const known = new Set<string>(some(random, ['sedan', 'suv', 'minivan'], 1, 3));
  if (car) known.add(car.kind);
  if (career === 'executive') known.add('business');
  if (career === 'trucker') known.add('van');
  const order = ['small', 'sedan', 'suv', 'business', 'minivan', 'van'];
  return order.filter((kind) => known.has(kind));
}

function tasksOf(random: Random, career: Career, children: boolean): string[] {
  const order = [
    'office',
    'school',
    'airport',
    'doctor',
    'errands',
    'documents',
    'events',
    'dacha',
    'intercity',
  ];
  const known = new Set(some(random, ['airport', 'doctor', 'errands', 'documents', 'dacha'], 2, 4));
  // Whoever drives a family drives it to the doctor.
  if (career !== 'trucker') known.add('doctor');
  if (children) known.add('school');
  if (career === 'executive' || career === 'service') known.add('office');
  if (career === 'executive' && chance(random, 0.5)) known.add('events');
  if (career === 'trucker') known.add('intercity');
  return order.filter((task) => known.has(task));
}

function passengersOf(
  random: Random,
  career: Career,
  children: boolean,
  likesDogs: boolean,
): string[] {
  return [
    'adults',
    ...(children ? ['children'] : []),
    ...(chance(random, 0.45) ? ['elderly'] : []),
    ...(career === 'executive' ? ['guests'] : []),
    ...(likesDogs && chance(random, 0.3) ? ['animals'] : []),
  ];
}
