import { type Household, makeHousehold } from '#db/demo/household.ts';
import { between, chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerWish } from '#db/demo/trade.ts';
import type { Mode } from '#db/demo/work-mode.ts';
import { type Car, carModels } from '../../cars.ts';
import { type Child, makeChildren } from '../../pupil.ts';

export type Need = 'children' | 'business' | 'elderly' | 'house' | 'trip';

/** A household that needs a driver. */
export interface Passengers extends Household {
  need: Need;
  /** Null: the driver comes in a car of their own. */
  car: Car | null;
  children: Child[];
  tasks: string[];
  /** Kilometres a day. */
  distance: number;
  nights: boolean;
  trips: string[];
  licenceYears: 3 | 5 | 7 | 10;
}

const needs = [
  {
    need: 'children',
    weight: 30,
    modes: [
      { mode: 'part', weight: 60 },
      { mode: 'full', weight: 40 },
    ],
  },
  {
    need: 'business',
    weight: 26,
    modes: [
      { mode: 'full', weight: 80 },
      { mode: 'shifts', weight: 20 },
    ],
  },
  {
    need: 'elderly',
    weight: 14,
    modes: [
      { mode: 'hourly', weight: 80 },
      { mode: 'part', weight: 20 },
    ],
  },
  {
    need: 'house',
    weight: 18,
    modes: [
      { mode: 'full', weight: 55 },
      { mode: 'live_in', weight: 45 },
    ],
  },
  { need: 'trip', weight: 12, modes: [{ mode: 'one_off', weight: 100 }] },
] as const satisfies readonly {
  need: Need;
  weight: number;
  modes: readonly { mode: Mode; weight: number }[];
}[];

const tasksOfNeed: Record<Need, readonly [sure: string[], perhaps: string[]]> = {
  children: [['school'], ['errands', 'doctor', 'dacha']],
  business: [['office'], ['airport', 'documents', 'events', 'intercity']],
  elderly: [['doctor'], ['errands', 'dacha']],
  house: [
    ['office', 'errands'],
    ['school', 'airport', 'dacha', 'events'],
  ],
  trip: [[], ['airport', 'dacha', 'intercity']],
};

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

export function makePassengers(random: Random, wish: MakerWish): Passengers {
  const { need, modes } = pickByWeight(random, needs);
  const household = makeHousehold(random, wish, {
    modes,
    age: need === 'elderly' ? [40, 58] : [32, 58],
    men: 0.5,
  });
  const [sure, perhaps] = tasksOfNeed[need];
  const tasks = new Set([
    ...sure,
    ...some(random, perhaps, need === 'trip' ? 1 : 0, need === 'trip' ? 1 : 2),
  ]);
  const children =
    need === 'children' || tasks.has('school') ? makeChildren(random, [6, 14], 0.45) : [];
  const outside = household.mode === 'live_in' || need === 'house';
  return {
    ...household,
    need,
    car: carOf(random, need, wish),
    children,
    tasks: order.filter((task) => tasks.has(task)),
    distance: between(random, need === 'elderly' ? 2 : 4, need === 'trip' ? 30 : 14) * 10,
    nights: tasks.has('airport') && chance(random, 0.6),
    trips:
      need === 'house' || tasks.has('intercity') ? some(random, ['dacha', 'russia'], 1, 2) : [],
    licenceYears: pick(random, [3, 5, 5, 7, 10] as const),
    home: outside ? pick(random, ['house', 'country']) : household.home,
    // Out of town there is no underground to name.
    place: outside ? null : household.place,
  };
}

function carOf(random: Random, need: Need, { now }: MakerWish): Car | null {
  const share = { children: 0.45, business: 0.85, elderly: 0.25, house: 0.9, trip: 0.3 };
  if (!chance(random, share[need])) return null;
  const fitting = carModels.filter(
    ({ kind }) => kind !== 'small' && (kind !== 'business' || need === 'business'),
  );
  const { oldest, ...model } = pick(random, fitting);
  return { ...model, year: between(random, Math.max(oldest, 2019), now.getUTCFullYear() - 1) };
}
