import { between, chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { type Background, makeWorker, type Worker } from '#db/demo/worker.ts';

/** Where the gardener learned. */
export type Root = 'agronomist' | 'landscape' | 'nursery' | 'own_garden' | 'handy';

export interface Gardener extends Worker {
  root: Root;
  plants: string[];
  /** The largest plot, sotkas. */
  plot: number;
  care: string[];
  machines: string[];
  ownMachines: string[];
  water: string[];
  winter: boolean;
  repairs: string[];
  natural: boolean;
}

interface Start extends Background {
  root: Root;
  weight: number;
}

const starts: readonly Start[] = [
  {
    root: 'agronomist',
    weight: 20,
    age: [34, 66],
    men: 0.5,
    education: ['higher', 'vocational'],
    startsAt: 23,
    years: [4, 25],
  },
  {
    root: 'landscape',
    weight: 20,
    age: [27, 52],
    men: 0.3,
    education: ['higher', 'vocational'],
    startsAt: 23,
    years: [3, 15],
  },
  {
    root: 'nursery',
    weight: 18,
    age: [30, 60],
    men: 0.4,
    education: ['vocational'],
    startsAt: 21,
    years: [3, 18],
  },
  {
    root: 'own_garden',
    weight: 18,
    age: [48, 68],
    men: 0.4,
    education: ['vocational', 'higher', 'school'],
    startsAt: 40,
    years: [1, 12],
  },
  {
    root: 'handy',
    weight: 24,
    age: [32, 60],
    men: 1,
    education: ['vocational', 'school'],
    startsAt: 24,
    years: [2, 18],
  },
];

const modes = [
  { mode: 'hourly', weight: 26 },
  { mode: 'one_off', weight: 20 },
  { mode: 'full', weight: 16 },
  { mode: 'live_in', weight: 16 },
  { mode: 'part', weight: 10 },
  { mode: 'weekends', weight: 12 },
] as const;

const known: Record<Root, readonly string[]> = {
  agronomist: ['fruit_trees', 'berries', 'vegetables', 'greenhouse', 'vineyard', 'roses'],
  landscape: ['flowers', 'roses', 'conifers', 'hedge'],
  nursery: ['conifers', 'flowers', 'roses', 'hedge', 'berries'],
  own_garden: ['fruit_trees', 'berries', 'vegetables', 'greenhouse', 'flowers'],
  handy: ['hedge', 'fruit_trees', 'vegetables'],
};

export function makeGardener(random: Random, options: MakerOptions): Gardener {
  const start = pickByWeight(random, starts);
  const worker = makeWorker(random, options, start, modes);
  const { root } = start;
  const man = worker.sex === 'male';
  const machines = machinesOf(random, man);
  return {
    ...worker,
    drives: worker.drives || (man && chance(random, 0.5)),
    root,
    plants: ['lawn', ...some(random, known[root], 2, 4)],
    plot: between(random, worker.experience >= 5 ? 3 : 2, man ? 12 : 6) * 5,
    care: careOf(random, root),
    machines,
    ownMachines:
      man && worker.mode !== 'live_in' && chance(random, 0.5)
        ? ['mower', 'trimmer', 'chainsaw'].filter((machine) => machines.includes(machine))
        : [],
    water: [
      'hoses',
      ...some(random, ['drip', 'automatic', 'pool', 'pond'], root === 'own_garden' ? 0 : 1, 2),
    ],
    winter: man && (worker.mode === 'live_in' || chance(random, 0.5)),
    repairs:
      root === 'handy' ? some(random, repairs, 3, 5) : man ? some(random, repairs, 0, 2) : [],
    natural: chance(random, 0.45),
  };
}

const repairs = ['painting', 'carpentry', 'plumbing', 'electrics', 'fence', 'paving', 'welding'];

function careOf(random: Random, root: Root): string[] {
  const usual = ['planting', 'feeding', 'weeding', 'winter_cover'];
  if (root === 'handy') return ['planting', 'weeding', ...some(random, ['pruning'], 0, 1)];
  if (root === 'agronomist') return ['pruning', 'spraying', 'grafting', 'seedlings', ...usual];
  return ['pruning', 'spraying', ...some(random, usual, 2, 4)];
}

function machinesOf(random: Random, man: boolean): string[] {
  if (!man) return ['mower', ...some(random, ['trimmer', 'hedge_trimmer'], 0, 2)];
  const more = [
    'hedge_trimmer',
    'chainsaw',
    'cultivator',
    'blower',
    'snow_blower',
    'washer',
    'rider',
  ];
  return ['mower', 'trimmer', ...some(random, more, 1, 5)];
}

/** Months in which there is work. */
export const seasonsOf = (random: Random, { winter, mode }: Gardener): string[] =>
  winter || mode === 'live_in' || mode === 'full'
    ? ['spring', 'summer', 'autumn', 'winter']
    : pick(random, [
        ['spring', 'summer', 'autumn'],
        ['spring', 'autumn'],
      ]);
