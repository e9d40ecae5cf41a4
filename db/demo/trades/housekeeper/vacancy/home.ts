import { type Household, makeHousehold, withFittingExtras } from '#db/demo/household.ts';
import { between, chance, pick, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
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

export function makeHome(random: Random, options: MakerOptions): Home {
  const household = makeHousehold(random, options, {
    modes,
    age: [27, 64],
    men: 0.3,
    nights: false,
  });
  const { mode } = household;
  const large = household.home !== 'flat' || mode === 'full' || mode === 'live_in';
  const area = large ? between(random, 10, 34) * 10 : between(random, 8, 22) * 5;
  const visits = visitsOf(random, household);
  const steady = visits === 'daily';
  const baby = household.age < 42 && chance(random, 0.35);
  const residents = between(random, baby ? 3 : 1, large ? 6 : 4);
  return withFittingExtras({
    ...household,
    ...whenOf(random, household, visits),
    home: area > 200 && household.home === 'flat' ? 'house' : household.home,
    area,
    rooms: Math.max(1, Math.round(area / 28)),
    bathrooms: Math.max(1, Math.round(area / 75)),
    residents,
    visits,
    cleaning:
      mode === 'one_off'
        ? [
            pick(random, [
              'general',
              'after_repair',
              household.home === 'flat' ? 'moving' : 'general',
            ]),
          ]
        : ['daily'],
    windows: pick(random, ['both_sides', 'inside', 'none', 'none']),
    ironing: mode !== 'one_off' && chance(random, 0.6) ? ironingOf(random, residents) : [],
    cooking: steady && chance(random, 0.6) ? some(random, ['simple', 'daily', 'baking'], 1, 2) : [],
    surfaces: large ? some(random, ['parquet', 'marble', 'wood', 'carpets', 'crystal'], 0, 2) : [],
    supplies: pick(random, ['family', 'family', steady ? 'family' : 'own', 'eco'] as const),
    allergy: chance(random, 0.15) ? pick(random, ['chlorine', 'fragrances', 'dust']) : null,
    keys: !steady && !baby && mode !== 'one_off' && chance(random, 0.3),
    baby,
  });
}

const ironingOf = (random: Random, residents: number) =>
  some(random, ['linen', 'shirts', 'dresses', ...(residents > 2 ? ['children'] : [])], 1, 3);

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
