import { between, chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { type Background, makeWorker, type Worker } from '#db/demo/worker.ts';

/** Where the housekeeper learned to keep order. */
export type School = 'hotel' | 'agency' | 'families' | 'mistress' | 'changed' | 'beginner';

export interface Housekeeper extends Worker {
  school: School;
  cleaning: string[];
  /** The largest home, square metres. */
  area: number;
  windows: 'both_sides' | 'inside' | 'none';
  ironing: string[];
  delicate: boolean;
  cooking: string[];
  surfaces: string[];
  ownSupplies: boolean;
  eco: boolean;
  vacuum: boolean;
  likesPets: boolean;
  minds: boolean;
  keys: boolean;
}

interface Start extends Background {
  school: School;
  weight: number;
}

const plain = ['school', 'vocational', 'vocational'];

const starts: readonly Start[] = [
  {
    school: 'hotel',
    weight: 16,
    age: [28, 56],
    men: 0,
    education: plain,
    startsAt: 20,
    years: [2, 16],
  },
  {
    school: 'agency',
    weight: 18,
    age: [25, 50],
    men: 0,
    education: plain,
    startsAt: 20,
    years: [1, 9],
  },
  {
    school: 'families',
    weight: 32,
    age: [33, 63],
    men: 0,
    education: [...plain, 'higher'],
    startsAt: 22,
    years: [4, 22],
  },
  {
    school: 'mistress',
    weight: 14,
    age: [44, 63],
    men: 0,
    education: [...plain, 'higher'],
    startsAt: 40,
    years: [1, 10],
  },
  {
    school: 'changed',
    weight: 14,
    age: [32, 56],
    men: 0,
    education: ['vocational', 'higher'],
    startsAt: 28,
    years: [1, 9],
  },
  {
    school: 'beginner',
    weight: 6,
    age: [20, 40],
    men: 0,
    education: plain,
    startsAt: 19,
    years: [0, 1],
  },
];

const modes = [
  { mode: 'hourly', weight: 34 },
  { mode: 'full', weight: 18 },
  { mode: 'part', weight: 16 },
  { mode: 'one_off', weight: 12 },
  { mode: 'live_in', weight: 13 },
  { mode: 'weekends', weight: 5 },
] as const;

export function makeHousekeeper(random: Random, options: MakerOptions): Housekeeper {
  const start = pickByWeight(random, starts);
  const worker = makeWorker(random, options, start, modes);
  const { school } = start;
  const skilled = worker.experience >= 4;
  const steady = worker.mode === 'full' || worker.mode === 'live_in';
  return {
    ...worker,
    school,
    cleaning: cleaningOf(random, worker, school),
    area: areaOf(random, worker),
    windows: pick(random, ['both_sides', 'both_sides', 'inside', 'none']),
    ironing: chance(random, 0.85)
      ? ['linen', 'shirts', ...some(random, ['dresses', 'trousers', 'children', 'steam'], 1, 3)]
      : [],
    delicate: skilled && chance(random, 0.6),
    cooking: cookingOf(random, steady, school),
    surfaces: skilled
      ? some(random, ['parquet', 'marble', 'wood', 'carpets', 'leather', 'crystal', 'silver'], 2, 5)
      : some(random, ['parquet', 'wood'], 0, 1),
    ownSupplies: !steady && (school === 'agency' || chance(random, 0.2)),
    eco: chance(random, 0.35),
    vacuum: !steady && worker.mode !== 'part' && school === 'agency' && chance(random, 0.5),
    likesPets: worker.pets !== 'none' && chance(random, 0.6),
    minds: school !== 'beginner' && chance(random, 0.4),
    keys: worker.experience >= 2 && chance(random, 0.7),
  };
}

function cleaningOf(random: Random, { mode }: Worker, school: School): string[] {
  if (mode === 'one_off')
    return ['general', ...some(random, ['after_repair', 'moving', 'after_party'], 1, 3)];
  const more = school === 'agency' ? ['after_repair', 'moving', 'after_party'] : ['after_party'];
  return ['daily', 'general', ...some(random, more, 0, 2)];
}

function areaOf(random: Random, { mode, experience }: Worker): number {
  if (mode === 'full' || mode === 'live_in') {
    return between(random, 12, experience >= 5 ? 50 : 30) * 10;
  }
  return between(random, 6, experience >= 3 ? 16 : 10) * 10;
}

function cookingOf(random: Random, steady: boolean, school: School): string[] {
  if (!steady && school !== 'mistress' && !chance(random, 0.4)) return [];
  return [
    'simple',
    ...(steady ? ['daily'] : []),
    ...some(random, ['baking', 'children', 'diet', 'guests', 'helping'], 0, 2),
  ];
}
