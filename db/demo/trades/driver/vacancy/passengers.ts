import { type Household, makeHousehold, someExperience } from '#db/demo/household.ts';
import { between, chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { wholeWeek } from '#db/demo/week.ts';
import type { Mode } from '#db/demo/work-mode.ts';
import { type Car, carModels } from '../../cars.ts';
import { type Child, makeChildren } from '../../pupil.ts';

export type Need = 'children' | 'business' | 'elderly' | 'house' | 'trip';

/** One ride: where to, and how a family tells of it. */
interface Ride {
  task: 'airport' | 'dacha' | 'intercity';
  title: string;
  story: string;
  /** How it goes, as the form asks. */
  route: string;
  days: number;
}

const rides: readonly Ride[] = [
  {
    task: 'airport',
    title: 'Встретить в аэропорту',
    story: 'Нужно встретить семью в аэропорту, багажа много.',
    route: 'Аэропорт — дом, время прилёта сообщим.',
    days: 1,
  },
  {
    task: 'airport',
    title: 'Отвезти в аэропорт',
    story: 'Улетаем рано утром, вещей много, такси не хочется.',
    route: 'Дом — аэропорт, выезд до рассвета.',
    days: 1,
  },
  {
    task: 'airport',
    title: 'Встретить родителей в аэропорту',
    story: 'Прилетают родители, нужно встретить с табличкой и довезти.',
    route: 'Аэропорт — дом, время прилёта сообщим.',
    days: 1,
  },
  {
    task: 'dacha',
    title: 'Отвезти на дачу и обратно',
    story: 'Нужна поездка на дачу и обратно, вещей немного.',
    route: 'Туда и обратно в один день, время согласуем.',
    days: 1,
  },
  {
    task: 'dacha',
    title: 'Вывезти вещи с дачи',
    story: 'Закрываем дачный сезон, нужно вывезти вещи и нас самих.',
    route: 'Утром на дачу, к вечеру в город.',
    days: 1,
  },
  {
    task: 'intercity',
    title: 'Поездка в соседний город',
    story: 'Ищем водителя на поездку в соседний город и обратно за один день.',
    route: 'Туда и обратно в один день, там часа три ожидания.',
    days: 1,
  },
  {
    task: 'intercity',
    title: 'Поездка на свадьбу на два дня',
    story: 'Едем на свадьбу в соседнюю область, нужен водитель на два дня.',
    route: 'В первый день туда, во второй обратно, ночлег за нами.',
    days: 2,
  },
  {
    task: 'intercity',
    title: 'Отвезти родителей в санаторий',
    story: 'Нужно отвезти родителей в санаторий, дорога около трёх часов.',
    route: 'Дом — санаторий, обратно без пассажиров.',
    days: 1,
  },
];

/** A household that needs a driver. */
export interface Passengers extends Household {
  need: Need;
  /** Null: the driver comes in a car of their own. */
  car: Car | null;
  children: Child[];
  tasks: string[];
  /** Kilometres a day. */
  distance: number;
  /** Planes leave before dawn. */
  early: boolean;
  trips: string[];
  licenceYears: 3 | 5 | 7 | 10;
  /** Of a trip only. */
  ride: Ride | null;
  /** Whom the driver is for, of old people. */
  elders: 'mother' | 'parents';
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
  trip: [[], []],
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

export function makePassengers(random: Random, options: MakerOptions): Passengers {
  const { need, modes } = pickByWeight(random, needs);
  const household = makeHousehold(random, options, {
    modes,
    age: need === 'elderly' ? [40, 58] : [32, 58],
    men: 0.5,
    nights: false,
    experience: someExperience,
  });
  const ride = need === 'trip' ? pick(random, rides) : null;
  const [sure, perhaps] = tasksOfNeed[need];
  const tasks = new Set([...sure, ...(ride ? [ride.task] : some(random, perhaps, 0, 2))]);
  const children =
    need === 'children' || tasks.has('school') ? makeChildren(random, [6, 14], 0.45) : [];
  const outside = household.mode === 'live_in' || need === 'house';
  return {
    ...household,
    need,
    ride,
    elders: pick(random, ['mother', 'parents']),
    // They have their own wheels to go home late.
    extras: household.extras.filter((extra) => extra !== 'late_taxi'),
    days: ride ? consecutive(random, ride.days) : household.days,
    car: carOf(random, need, options),
    children,
    tasks: order.filter((task) => tasks.has(task)),
    distance: between(random, need === 'elderly' ? 2 : 5, need === 'trip' ? 30 : 14) * 10,
    early: tasks.has('airport') && need !== 'trip' && chance(random, 0.6),
    trips:
      need === 'house' || tasks.has('intercity') ? some(random, ['dacha', 'russia'], 1, 2) : [],
    licenceYears: pick(random, [3, 5, 5, 7, 10] as const),
    home: outside ? pick(random, ['house', 'country']) : household.home,
    // Out of town there is no underground to name.
    place: outside ? null : household.place,
  };
}

/** A day, or some days one after another. */
function consecutive(random: Random, count: number): string[] {
  const first = between(random, 0, wholeWeek.length - count);
  return wholeWeek.slice(first, first + count);
}

function carOf(random: Random, need: Need, { now }: MakerOptions): Car | null {
  const share = { children: 0.45, business: 0.85, elderly: 0.25, house: 0.9, trip: 0.3 };
  if (!chance(random, share[need])) return null;
  const fitting = carModels.filter(({ kind, model }) =>
    need === 'business'
      ? kind === 'business' || kind === 'suv' || model.startsWith('Toyota')
      : kind !== 'small' && kind !== 'business',
  );
  const { oldest, ...model } = pick(random, fitting);
  return { ...model, year: between(random, Math.max(oldest, 2019), now.getUTCFullYear() - 1) };
}
