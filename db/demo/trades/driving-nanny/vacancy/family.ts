import { type Household, makeHousehold } from '#db/demo/household.ts';
import { between, chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { type Child, makeChildren } from '../../pupil.ts';

export type Route = 'after_school' | 'classes' | 'morning' | 'all_day' | 'one_off';

/** A family whose children are to be driven. */
export interface RidingFamily extends Household {
  route: Route;
  children: Child[];
  club: Club;
  ownCar: boolean;
  sick: boolean;
  meals: boolean;
  homework: boolean;
  rideLength: string;
  ridesPerWeek: number;
  /** Value of the question «Чьи кресла». */
  seatOwner: 'ours' | 'helper' | 'none';
}

/** Where the children go beside school: «на плавание», «с плавания». */
interface Club {
  to: string;
  after: string;
  /** Clothes are changed there. */
  sport: boolean;
}

const clubs: Club[] = [
  { to: 'на плавание', after: 'с плавания', sport: true },
  { to: 'на хоккей', after: 'с хоккея', sport: true },
  { to: 'в музыкальную школу', after: 'из музыкальной школы', sport: false },
  { to: 'на гимнастику', after: 'с гимнастики', sport: true },
  { to: 'на английский', after: 'с английского', sport: false },
  { to: 'на футбол', after: 'с футбола', sport: true },
  { to: 'на шахматы', after: 'с шахмат', sport: false },
  { to: 'на танцы', after: 'с танцев', sport: true },
];

const routes = [
  { route: 'after_school', weight: 38, mode: 'part', hours: [13, 18], rides: [10, 15] },
  { route: 'classes', weight: 30, mode: 'hourly', hours: [15, 19], rides: [4, 8] },
  { route: 'morning', weight: 12, mode: 'part', hours: [7, 10], rides: [5, 10] },
  { route: 'all_day', weight: 12, mode: 'full', hours: [8, 19], rides: [12, 20] },
  { route: 'one_off', weight: 8, mode: 'one_off', hours: [10, 16], rides: [2, 2] },
] as const;

export function makeFamily(random: Random, options: MakerOptions): RidingFamily {
  const { route, mode, hours, rides } = pickByWeight(random, routes);
  const children = makeChildren(random, [5, 14], 0.4);
  const eldest = children[0]?.years ?? 7;
  const household = makeHousehold(random, options, {
    modes: [{ mode, weight: 1 }],
    age: [eldest + 21, eldest + 36],
    men: 0.25,
  });
  const days = daysOf(random, route, household.days);
  const ownCar = route === 'one_off' || chance(random, 0.75);
  const stays = route === 'after_school' || route === 'all_day';
  return {
    ...household,
    hours,
    days,
    // They have their own wheels to go home late.
    extras: household.extras.filter((extra) => extra !== 'late_taxi'),
    route,
    children,
    club: pick(random, clubs),
    ownCar,
    sick: children.some(({ years }) => years < 9) && chance(random, 0.2),
    meals: stays && chance(random, 0.6),
    homework: stays && children.some(({ years }) => years >= 7) && chance(random, 0.45),
    rideLength: pick(random, ['short', 'middle', 'middle', 'hour']),
    ridesPerWeek: route === 'classes' ? days.length * 2 : between(random, rides[0], rides[1]),
    seatOwner: seatOwnerOf(random, children, ownCar),
  };
}

/** A tournament is at the weekend. */
function daysOf(random: Random, route: Route, days: readonly string[]): readonly string[] {
  if (route === 'one_off') return [pick(random, ['sat', 'sun'])];
  return route === 'classes' ? some(random, ['mon', 'tue', 'wed', 'thu', 'fri'], 2, 4) : days;
}

function seatOwnerOf(random: Random, children: readonly Child[], ownCar: boolean) {
  if (children.every(({ years }) => years >= 12)) return 'none';
  return ownCar && chance(random, 0.3) ? 'helper' : 'ours';
}
