import { type Household, makeHousehold, someExperience } from '#db/demo/household.ts';
import { chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { type Child, makeChildren } from '../../pupil.ts';
import { type Language, languages } from '../languages.ts';

/** A family that looks for a governess. */
export interface LearnedFamily extends Household {
  children: Child[];
  /** Null: no foreign language is asked for. */
  language: Language | null;
  use: 'all_day' | 'half_day' | 'lessons';
  homeLearning: boolean;
  manners: string[];
  arts: string[];
  outings: string[];
  trips: string[];
  staff: string[];
  confidential: boolean;
  late: boolean;
}

export function makeFamily(random: Random, options: MakerOptions): LearnedFamily {
  const children = makeChildren(random, [3, 13], 0.45);
  const eldest = children[0]?.years ?? 7;
  const household = makeHousehold(random, options, {
    modes: [
      { mode: 'full', weight: 50 },
      { mode: 'part', weight: 22 },
      { mode: 'live_in', weight: 28 },
    ],
    age: [Math.max(29, eldest + 23), eldest + 40],
    men: 0.25,
    nights: false,
    experience: someExperience,
  });
  const homeLearning = eldest >= 7 && chance(random, 0.15);
  const pupils = !homeLearning && children.every(({ years }) => years >= 7);
  const living = household.mode === 'live_in';
  const rich = living || chance(random, 0.35);
  return {
    ...household,
    // Before dinner pupils are at school.
    hours: household.mode === 'part' && pupils ? [14, 19] : household.hours,
    home: living ? 'country' : household.home,
    // Out of town there is no underground to name.
    place: living ? null : household.place,
    children,
    language: chance(random, 0.65) ? pickByWeight(random, languages) : null,
    use: pick(random, ['all_day', 'half_day', 'half_day', 'lessons']),
    homeLearning,
    manners: some(random, ['table', 'speech', 'guests', 'theatre', 'looks', 'online'], 1, 3),
    arts: some(random, ['piano', 'drawing', 'chess', 'theatre'], 0, 2),
    outings: some(random, ['museums', 'theatres', 'parks', 'libraries', 'sport'], 1, 3),
    trips: living || chance(random, 0.3) ? some(random, ['dacha', 'russia', 'abroad'], 1, 2) : [],
    staff: rich ? some(random, ['nanny', 'tutors', 'driver', 'housekeeper', 'cook'], 1, 3) : [],
    confidential: rich && chance(random, 0.6),
    late: chance(random, 0.25),
  };
}
