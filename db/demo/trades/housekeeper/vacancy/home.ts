import { type Household, makeHousehold } from '#db/demo/household.ts';
import { between, chance, pick, type Random, some } from '#db/demo/random.ts';
import type { MakerWish } from '#db/demo/trade.ts';
import { weekdays } from '#db/demo/week.ts';

/** A home to be kept in order. */
export interface Home extends Household {
  area: number;
  rooms: number;
  bathrooms: number;
  residents: number;
  visits: 'once' | 'monthly' | 'weekly' | 'several' | 'daily';
  cleaning: string[];
  windows: 'both_sides' | 'inside' | 'none';
  ironing: string[];
  cooking: string[];
  surfaces: string[];
  supplies: 'family' | 'own' | 'eco';
  allergy: string | null;
  keys: boolean;
  baby: boolean;
}

const modes = [
  { mode: 'hourly', weight: 40 },
  { mode: 'full', weight: 16 },
  { mode: 'part', weight: 16 },
  { mode: 'one_off', weight: 14 },
  { mode: 'live_in', weight: 10 },
  { mode: 'weekends', weight: 4 },
] as const;

export function makeHome(random: Random, wish: MakerWish): Home {
  const household = makeHousehold(random, wish, { modes, age: [27, 64], men: 0.3 });
  const { mode } = household;
  const large = household.home !== 'flat' || mode === 'full' || mode === 'live_in';
  const area = large ? between(random, 10, 34) * 10 : between(random, 8, 22) * 5;
  const visits = visitsOf(random, household);
  const steady = visits === 'daily';
  return {
    ...household,
    ...whenOf(random, household, visits),
    home: area > 200 && household.home === 'flat' ? 'house' : household.home,
    area,
    rooms: Math.max(1, Math.round(area / 28)),
    bathrooms: Math.max(1, Math.round(area / 75)),
    residents: between(random, 1, large ? 6 : 4),
    visits,
    cleaning:
      mode === 'one_off' ? [pick(random, ['general', 'after_repair', 'moving'])] : ['daily'],
    windows: pick(random, ['both_sides', 'inside', 'none', 'none']),
    ironing: mode !== 'one_off' && chance(random, 0.6) ? ironingOf(random) : [],
    cooking: steady && chance(random, 0.6) ? some(random, ['simple', 'daily', 'baking'], 1, 2) : [],
    surfaces: large ? some(random, ['parquet', 'marble', 'wood', 'carpets', 'crystal'], 0, 2) : [],
    supplies: pick(random, ['family', 'family', 'own', 'eco']),
    allergy: chance(random, 0.15) ? pick(random, ['chlorine', 'fragrances', 'dust']) : null,
    keys: !steady && mode !== 'one_off' && chance(random, 0.3),
    baby: household.age < 42 && chance(random, 0.35),
  };
}

const ironingOf = (random: Random) =>
  some(random, ['linen', 'shirts', 'dresses', 'children'], 1, 3);

function visitsOf(random: Random, { mode }: Household): Home['visits'] {
  if (mode === 'one_off') return 'once';
  if (mode === 'weekends') return pick(random, ['weekly', 'monthly']);
  return mode === 'hourly' ? pick(random, ['weekly', 'weekly', 'several']) : 'daily';
}

function whenOf(
  random: Random,
  { mode, days, hours }: Household,
  visits: Home['visits'],
): Pick<Household, 'days' | 'hours'> {
  if (mode === 'weekends') return { days: ['sat'], hours: [10, 15] };
  if (mode !== 'hourly') return { days, hours };
  return {
    days: some(random, weekdays, visits === 'weekly' ? 1 : 2, visits === 'weekly' ? 1 : 3),
    hours: pick(random, [
      [10, 14],
      [9, 14],
      [12, 17],
    ] as const),
  };
}
