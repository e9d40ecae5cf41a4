import { between, chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { type Background, makeWorker, type Worker } from '#db/demo/worker.ts';

/** What the two did before, or what they do best. */
export type Past = 'estate' | 'village' | 'hotel' | 'military' | 'beginners';

/** The one who writes, and what both can do together. */
export interface Couple extends Worker {
  past: Past;
  /** Years of work as a couple. */
  together: number;
  indoor: string[];
  outdoor: string[];
  repairs: string[];
  engineering: string[];
  cooking: string[];
  watch: string[];
  driving: 'both' | 'one' | 'none';
  ownCar: boolean;
  area: number;
  plot: number;
  comeWith: string[];
  payFor: 'both' | 'each';
}

interface Start extends Background {
  past: Past;
  weight: number;
}

const usual = ['vocational', 'vocational', 'school', 'higher'];

const starts: readonly Start[] = [
  {
    past: 'estate',
    weight: 40,
    age: [38, 60],
    men: 0.4,
    education: usual,
    startsAt: 26,
    years: [3, 18],
  },
  {
    past: 'village',
    weight: 22,
    age: [34, 58],
    men: 0.5,
    education: usual,
    startsAt: 28,
    years: [1, 10],
  },
  {
    past: 'hotel',
    weight: 14,
    age: [32, 54],
    men: 0.3,
    education: usual,
    startsAt: 26,
    years: [2, 12],
  },
  {
    past: 'military',
    weight: 12,
    age: [44, 58],
    men: 0.7,
    education: ['higher', 'vocational'],
    startsAt: 40,
    years: [1, 9],
  },
  {
    past: 'beginners',
    weight: 12,
    age: [28, 45],
    men: 0.5,
    education: usual,
    startsAt: 27,
    years: [0, 0],
  },
];

const modes = [
  { mode: 'live_in', weight: 9 },
  { mode: 'shifts', weight: 1 },
] as const;

export function makeCouple(random: Random, options: MakerOptions): Couple {
  const start = pickByWeight(random, starts);
  const worker = makeWorker(random, options, start, modes);
  const { past } = start;
  const driving = pick(random, ['both', 'one', 'one', 'one', 'none'] as const);
  const skilled = worker.experience >= 4;
  return {
    ...worker,
    drives: driving !== 'none',
    past,
    together: worker.experience,
    indoor: [
      'cleaning',
      'laundry',
      'cooking',
      ...some(
        random,
        ['shopping', 'table', 'children', ...(worker.pets === 'fine' ? ['pets'] : [])],
        1,
        3,
      ),
    ],
    outdoor: [
      'lawn',
      'snow',
      'yard',
      ...some(random, ['flowers', 'trees', 'vegetables', 'pool', 'poultry'], 1, 4),
    ],
    repairs: some(
      random,
      ['painting', 'carpentry', 'plumbing', 'electrics', 'fence', 'furniture'],
      skilled ? 3 : 2,
      5,
    ),
    engineering: some(
      random,
      ['boiler', 'water', 'septic', 'electrics', 'pool', 'sauna'],
      skilled ? 2 : 1,
      4,
    ),
    cooking: ['simple', 'daily', ...some(random, ['baking', 'guests', 'children', 'diet'], 0, 3)],
    watch: [
      'owners_away',
      ...some(random, ['guests', 'alarm', 'workers', 'accounts', 'night_round'], 1, 4),
    ],
    driving,
    ownCar: driving !== 'none' && chance(random, 0.5),
    area: between(random, skilled ? 30 : 15, skilled ? 80 : 35) * 10,
    plot: between(random, skilled ? 4 : 2, skilled ? 20 : 8) * 5,
    comeWith: chance(random, 0.2)
      ? [pick(random, worker.pets === 'fine' ? ['cat', 'dog', 'child'] : ['child'])]
      : [],
    payFor: chance(random, 0.85) ? 'both' : 'each',
  };
}
