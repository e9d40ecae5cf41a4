import { type Household, makeHousehold, someExperience } from '#db/demo/household.ts';
import { between, chance, pick, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { wholeWeek } from '#db/demo/week.ts';

/** A house in the country that two people are to keep. */
export interface Estate extends Household {
  area: number;
  plot: number;
  presence: 'always' | 'weekends' | 'season' | 'rarely';
  residents: number;
  indoor: string[];
  outdoor: string[];
  machines: string[];
  engineering: string[];
  cooking: string[];
  watch: string[];
  driving: 'both' | 'one' | 'none';
  housing: 'house' | 'flat' | 'entrance' | 'room';
  comeWith: string[];
  otherHelpers: string[];
}

const modes = [{ mode: 'live_in', weight: 1 }] as const;

export function makeEstate(random: Random, options: MakerOptions): Estate {
  const household = makeHousehold(random, options, {
    modes,
    age: [36, 68],
    men: 0.5,
    experience: someExperience,
  });
  const presence = pick(random, ['always', 'always', 'weekends', 'season', 'rarely'] as const);
  const home = presence === 'always' || presence === 'weekends';
  const residents = home ? between(random, 2, 6) : between(random, 1, 4);
  const indoor = [
    'cleaning',
    'laundry',
    ...(home ? ['cooking'] : []),
    ...some(random, ['shopping', 'table', 'pets', ...(residents > 2 ? ['children'] : [])], 0, 2),
  ];
  return {
    ...household,
    // Out there a station of the metro says nothing.
    place: null,
    pets: indoor.includes('pets') ? 'dog' : household.pets,
    home: 'country',
    hours: [8, 20],
    // Somebody keeps the house every day; the days off are agreed on.
    days: wholeWeek,
    machines: [
      'mower',
      'trimmer',
      ...some(random, ['snow_blower', 'rider', 'washer', 'blower'], 1, 3),
    ],
    area: between(random, 18, 75) * 10,
    plot: between(random, 3, 22) * 5,
    presence,
    residents,
    indoor,
    outdoor: [
      'lawn',
      'snow',
      'yard',
      ...some(random, ['flowers', 'trees', 'vegetables', 'pool', 'poultry'], 0, 3),
    ],
    engineering: some(random, ['boiler', 'water', 'septic', 'electrics', 'sauna'], 1, 3),
    cooking: home ? ['daily', ...some(random, ['baking', 'guests', 'simple'], 0, 2)] : [],
    watch: home
      ? some(random, ['guests', 'alarm', 'workers', 'accounts'], 1, 2)
      : ['owners_away', ...some(random, ['alarm', 'night_round', 'workers'], 1, 2)],
    driving: pick(random, ['one', 'one', 'both', 'none']),
    housing: pick(random, ['house', 'house', 'entrance', 'flat', 'room']),
    comeWith: chance(random, 0.35) ? some(random, ['cat', 'dog', 'child'], 1, 2) : [],
    otherHelpers: chance(random, 0.3)
      ? some(random, [...(residents > 2 ? ['nanny'] : []), 'driver', 'gardener'], 1, 2)
      : ['alone'],
  };
}
