import { type Household, makeHousehold } from '#db/demo/household.ts';
import { between, chance, pick, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { weekdays } from '#db/demo/week.ts';

/** A plot that needs hands. */
export interface Plot extends Household {
  /** Sotkas. */
  area: number;
  plants: string[];
  state: 'kept' | 'neglected' | 'starting' | 'building';
  care: string[];
  /** The gardener chooses and brings the plants. */
  buys: boolean;
  machines: string[];
  bringsMachines: boolean;
  water: string[];
  winter: boolean;
  repairs: string[];
  natural: boolean;
  visits: 'once' | 'monthly' | 'weekly' | 'several' | 'daily';
  seasons: string[];
  road: 'own_car' | 'transport' | 'pickup';
}

const modes = [
  { mode: 'hourly', weight: 34 },
  { mode: 'one_off', weight: 22 },
  { mode: 'weekends', weight: 14 },
  { mode: 'full', weight: 14 },
  { mode: 'live_in', weight: 16 },
] as const;

export function makePlot(random: Random, options: MakerOptions): Plot {
  const household = makeHousehold(random, options, {
    modes,
    age: [34, 68],
    men: 0.45,
    nights: false,
  });
  const { mode } = household;
  const steady = mode === 'full' || mode === 'live_in';
  const winter = steady;
  const own = !steady && chance(random, 0.3);
  const home: Household['home'] = steady
    ? 'country'
    : pick(random, ['house', 'country', 'country'] as const);
  const visits = visitsOf(random, mode);
  const state =
    mode === 'one_off'
      ? pick(random, ['neglected', 'kept', 'building'] as const)
      : pick(random, ['kept', 'kept', 'neglected', 'starting'] as const);
  const natural = chance(random, 0.3);
  return {
    ...household,
    ...whenOf(random, household, visits),
    extras: household.extras.filter((extra) => extra !== 'late_taxi'),
    home,
    // Out there a station of the metro says nothing.
    place: home === 'country' ? null : household.place,
    // In the garden season nobody is called for the whole year at once.
    term:
      mode === 'one_off' ? 'once' : steady ? household.term : pick(random, ['months', 'permanent']),
    area: steady ? between(random, 4, 12) * 5 : between(random, 6, 25),
    plants: ['lawn', ...(state === 'building' ? [] : some(random, plants, 2, 4))],
    state,
    care: careOf(random, state, natural),
    buys: state === 'starting' || chance(random, 0.2),
    machines: own
      ? []
      : [
          'mower',
          'trimmer',
          ...some(random, ['hedge_trimmer', 'blower', ...(winter ? ['snow_blower'] : [])], 0, 2),
        ],
    bringsMachines: own,
    water: [
      state === 'kept' ? pick(random, ['automatic', 'drip', 'hoses']) : 'hoses',
      ...(steady && chance(random, 0.3) ? ['pool'] : []),
    ],
    winter,
    repairs: steady
      ? some(random, ['painting', 'fence', 'carpentry', 'plumbing', 'electrics'], 1, 3)
      : [],
    natural,
    visits,
    seasons: seasonsOf(mode, winter),
    road: pick(random, ['own_car', 'transport', 'transport', 'pickup']),
  };
}

const plants = [
  'flowers',
  'roses',
  'fruit_trees',
  'berries',
  'conifers',
  'hedge',
  'vegetables',
  'greenhouse',
];

/** Where nothing grows yet nothing is pruned. */
function careOf(random: Random, state: Plot['state'], natural: boolean): string[] {
  if (state === 'building') return [];
  const old = state === 'starting' ? [] : ['pruning', ...(natural ? [] : ['spraying'])];
  return some(random, [...old, 'planting', 'weeding', 'winter_cover'], 2, 4);
}

/** Of work that is done once the day is told. */
function seasonsOf(mode: Household['mode'], winter: boolean): string[] {
  if (mode === 'one_off') return [];
  return winter ? ['spring', 'summer', 'autumn', 'winter'] : ['spring', 'summer', 'autumn'];
}

function visitsOf(random: Random, mode: Household['mode']): Plot['visits'] {
  if (mode === 'one_off') return 'once';
  if (mode === 'weekends') return pick(random, ['weekly', 'monthly']);
  return mode === 'hourly' ? pick(random, ['weekly', 'several']) : 'daily';
}

function whenOf(
  random: Random,
  { mode, days, hours }: Household,
  visits: Plot['visits'],
): Pick<Household, 'days' | 'hours'> {
  if (mode === 'weekends') return { days: ['sat'], hours: [9, 18] };
  if (mode !== 'hourly') return { days, hours };
  return {
    days: some(random, weekdays, visits === 'weekly' ? 1 : 2),
    hours: visits === 'weekly' ? [9, 18] : [9, 14],
  };
}
