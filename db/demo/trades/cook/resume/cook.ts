import { between, chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { cells, weekdays } from '#db/demo/week.ts';
import { type Background, makeWorker, type Worker } from '#db/demo/worker.ts';

/** Whose kitchen taught the cook. */
export type Kitchen = 'restaurant' | 'canteen' | 'pastry' | 'families' | 'self_taught';

export interface Cook extends Worker {
  kitchen: Kitchen;
  cuisines: string[];
  diets: string[];
  dishes: string[];
  formats: string[];
  techniques: string[];
  children: boolean;
  /** Values of «Меню» and of «Покупки». */
  planning: string[];
  shopping: string[];
  rank: 'self_taught' | 'third' | 'fifth' | 'pastry' | 'sous_chef' | 'chef';
  eaters: number;
  banquet: number | null;
}

interface Start extends Background {
  kitchen: Kitchen;
  weight: number;
  ranks: readonly Cook['rank'][];
}

const schooled = ['vocational'];

const starts: readonly Start[] = [
  {
    kitchen: 'restaurant',
    weight: 30,
    age: [26, 55],
    men: 0.5,
    education: ['vocational', 'vocational', 'higher'],
    startsAt: 19,
    years: [4, 25],
    ranks: ['fifth', 'sous_chef', 'chef'],
  },
  {
    kitchen: 'canteen',
    weight: 22,
    age: [35, 64],
    men: 0.05,
    education: schooled,
    startsAt: 20,
    years: [6, 32],
    ranks: ['third', 'fifth'],
  },
  {
    kitchen: 'pastry',
    weight: 12,
    age: [24, 50],
    men: 0.1,
    education: schooled,
    startsAt: 20,
    years: [3, 18],
    ranks: ['pastry'],
  },
  {
    kitchen: 'families',
    weight: 24,
    age: [34, 63],
    men: 0.12,
    education: ['vocational', 'school', 'higher'],
    startsAt: 24,
    years: [4, 20],
    ranks: ['third', 'fifth', 'self_taught'],
  },
  {
    kitchen: 'self_taught',
    weight: 12,
    age: [28, 58],
    men: 0.1,
    education: ['higher', 'school'],
    startsAt: 26,
    years: [1, 8],
    ranks: ['self_taught'],
  },
];

const modes = [
  { mode: 'part', weight: 26 },
  { mode: 'full', weight: 22 },
  { mode: 'hourly', weight: 20 },
  { mode: 'one_off', weight: 14 },
  { mode: 'live_in', weight: 10 },
  { mode: 'shifts', weight: 8 },
] as const;

const kitchens: Record<Kitchen, readonly string[]> = {
  restaurant: ['european', 'italian', 'mediterranean', 'author', 'pan_asian', 'caucasian'],
  canteen: ['russian', 'caucasian', 'european'],
  pastry: ['european', 'russian'],
  families: ['russian', 'european', 'italian', 'caucasian', 'uzbek', 'jewish'],
  self_taught: ['russian', 'caucasian', 'uzbek', 'italian'],
};

export function makeCook(random: Random, options: MakerOptions): Cook {
  const start = pickByWeight(random, starts);
  const worker = makeWorker(random, options, start, modes);
  const { kitchen } = start;
  const tatar = worker.locality.slug === 'kazan' || worker.locality.slug === 'ufa';
  const party = worker.mode === 'one_off' || kitchen === 'restaurant';
  return {
    ...worker,
    kitchen,
    cuisines: ['home', ...some(random, kitchens[kitchen], 1, 3), ...(tatar ? ['tatar'] : [])],
    diets: some(
      random,
      ['medical', 'gluten_free', 'vegetarian', 'lenten', 'sport', 'diabetic'],
      0,
      3,
    ),
    dishes:
      kitchen === 'pastry'
        ? ['dough', 'bread', 'desserts']
        : some(
            random,
            ['breakfasts', 'soups', 'meat_and_fish', 'salads', 'dough', 'desserts', 'preserves'],
            3,
            5,
          ),
    formats: formatsOf(random, worker.mode, party),
    techniques:
      kitchen === 'restaurant' ? some(random, ['grill', 'sous_vide', 'wok', 'decor'], 1, 3) : [],
    children: kitchen !== 'restaurant' && chance(random, 0.6),
    // Lunch and supper are cooked after noon.
    week: worker.mode === 'part' ? cells(weekdays, ['day', 'evening']) : worker.week,
    planning: some(random, ['cook', 'together', 'family'], 1, 2),
    shopping: some(random, ['shop', 'market', 'delivery', ...(worker.drives ? ['car'] : [])], 1, 2),
    rank: rankOf(random, start.ranks, worker.experience),
    eaters: between(random, 4, kitchen === 'canteen' ? 15 : 8),
    banquet: party ? between(random, 2, kitchen === 'restaurant' ? 6 : 3) * 5 : null,
  };
}

function formatsOf(random: Random, mode: Worker['mode'], party: boolean): string[] {
  if (mode === 'one_off') return ['banquets', ...some(random, ['ahead', 'lessons'], 0, 2)];
  if (mode === 'hourly') return ['ahead', ...some(random, ['dinners'], 0, 1)];
  const more = [...(party ? ['banquets'] : []), 'trips'];
  return [mode === 'part' ? 'dinners' : 'daily', ...some(random, more, 0, more.length)];
}

/** Nobody leads a kitchen in the first years. */
function rankOf(random: Random, ranks: readonly Cook['rank'][], years: number): Cook['rank'] {
  const rank = pick(random, ranks);
  if (rank === 'chef') return years >= 9 ? 'chef' : 'fifth';
  return rank === 'sous_chef' && years < 6 ? 'fifth' : rank;
}
