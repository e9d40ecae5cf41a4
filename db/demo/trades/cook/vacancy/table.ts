import { type Household, makeHousehold, withFittingExtras } from '#db/demo/household.ts';
import { between, chance, pick, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { weekdays } from '#db/demo/week.ts';

/** A family and what it likes to eat. */
export interface Table extends Household {
  adults: number;
  children: number;
  format: 'daily' | 'ahead' | 'dinners' | 'banquets';
  meals: string[];
  cuisines: string[];
  diet: 'medical' | 'gluten_free' | 'vegetarian' | 'sport' | 'diabetic' | null;
  /** What nobody may eat, in words. */
  limits: string | null;
  /** Something else is cooked for the children. */
  childrenMenu: boolean;
  guests: number | null;
  planning: 'cook' | 'together' | 'family';
  shops: boolean;
}

const modes = [
  { mode: 'hourly', weight: 26 },
  { mode: 'part', weight: 26 },
  { mode: 'full', weight: 18 },
  { mode: 'one_off', weight: 18 },
  { mode: 'live_in', weight: 12 },
] as const;

export function makeTable(random: Random, options: MakerOptions): Table {
  const household = makeHousehold(random, options, {
    modes,
    age: [30, 62],
    men: 0.35,
    nights: false,
  });
  const { mode } = household;
  const children = household.age < 50 ? between(random, 0, 3) : 0;
  const party = mode === 'one_off';
  const diet = chance(random, 0.35)
    ? pick(random, ['medical', 'gluten_free', 'vegetarian', 'sport', 'diabetic'] as const)
    : null;
  const cuisines = [
    'home',
    ...some(random, ['russian', 'european', 'italian', 'caucasian', 'pan_asian'], 0, 2),
  ];
  return withFittingExtras({
    ...household,
    ...whenOf(random, household),
    home: mode === 'live_in' ? 'country' : household.home,
    place: mode === 'live_in' ? null : household.place,
    adults: children > 0 ? 2 : between(random, 2, 4),
    children,
    format: formatOf(random, mode),
    meals: mealsOf(random, mode, children),
    cuisines,
    diet,
    limits: chance(random, 0.45)
      ? pick(
          random,
          limits.filter((text) => fits(text, { children, diet, cuisines })),
        )
      : null,
    guests: party
      ? between(random, 2, 6) * 4
      : chance(random, 0.2)
        ? between(random, 2, 4) * 5
        : null,
    childrenMenu: children > 0 && !party && chance(random, 0.6),
    planning: pick(random, ['cook', 'together', 'together', 'family']),
    shops: !party && chance(random, 0.5),
  });
}

const limits = [
  'Орехи и мёд нельзя: аллергия.',
  'Никто не ест печень и варёный лук.',
  'Молочное только безлактозное.',
  'Острое и жареное не готовим.',
  'Рыбу едят все, кроме младшего.',
  'Аллергия на морепродукты.',
];

function fits(
  text: string,
  { children, diet, cuisines }: Pick<Table, 'children' | 'diet' | 'cuisines'>,
) {
  if (text.startsWith('Рыбу')) return children > 1 && diet !== 'vegetarian';
  if (text.startsWith('Никто')) return diet !== 'vegetarian';
  return !text.startsWith('Острое') || !cuisines.includes('caucasian');
}

function formatOf(random: Random, mode: Household['mode']): Table['format'] {
  if (mode === 'one_off') return 'banquets';
  if (mode === 'hourly') return 'ahead';
  return mode === 'part' ? pick(random, ['dinners', 'daily']) : 'daily';
}

function mealsOf(random: Random, mode: Household['mode'], children: number): string[] {
  if (mode === 'one_off') return ['dinner'];
  if (mode === 'hourly') return ['lunch', 'dinner'];
  if (mode === 'part')
    return ['lunch', 'dinner', ...(children > 0 ? some(random, ['packed'], 0, 1) : [])];
  return ['breakfast', 'lunch', 'dinner', ...some(random, ['snacks'], 0, 1)];
}

function whenOf(
  random: Random,
  { mode, days, hours }: Household,
): Pick<Household, 'days' | 'hours'> {
  if (mode === 'one_off') return { days: [pick(random, ['fri', 'sat', 'sun'])], hours: [14, 21] };
  if (mode === 'part')
    return {
      days,
      hours: pick(random, [
        [10, 15],
        [13, 18],
        [15, 19],
      ] as const),
    };
  if (mode !== 'hourly') return { days, hours };
  return { days: some(random, weekdays, 1, 2), hours: [10, 14] };
}
