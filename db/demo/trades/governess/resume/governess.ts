import { between, chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { type Background, makeWorker, type Worker } from '#db/demo/worker.ts';
import { type Language, languages } from '../languages.ts';

export type Career = 'teacher' | 'kindergarten' | 'linguist' | 'musician' | 'lecturer' | 'families';

/** Everything that answers and text of a governess tell. */
export interface Governess extends Worker {
  career: Career;
  childAges: string[];
  atOnce: number;
  /** Null: speaks Russian with the child. */
  language: Language | null;
  level: 'middle' | 'fluent';
  use: 'all_day' | 'half_day' | 'lessons';
  development: string[];
  subjects: string[];
  /** Value of «Отчёт родителям». */
  reports: string;
  manners: string[];
  arts: string[];
  trips: string[];
  swims: boolean;
}

const careers: Record<Career, Background & { weight: number }> = {
  teacher: {
    weight: 26,
    age: [30, 63],
    men: 0.05,
    education: ['higher_teaching'],
    startsAt: 22,
    years: [4, 30],
  },
  kindergarten: {
    weight: 16,
    age: [28, 60],
    men: 0,
    education: ['higher_teaching', 'vocational_teaching'],
    startsAt: 21,
    years: [4, 28],
  },
  linguist: {
    weight: 24,
    age: [25, 52],
    men: 0.08,
    education: ['higher', 'higher_teaching'],
    startsAt: 22,
    years: [2, 20],
  },
  musician: {
    weight: 10,
    age: [27, 60],
    men: 0.1,
    education: ['higher_teaching', 'vocational_teaching'],
    startsAt: 22,
    years: [3, 25],
  },
  lecturer: {
    weight: 8,
    age: [34, 65],
    men: 0.15,
    education: ['higher'],
    startsAt: 26,
    years: [4, 28],
  },
  families: {
    weight: 16,
    age: [32, 62],
    men: 0.02,
    education: ['higher_teaching', 'higher', 'higher_psychology'],
    startsAt: 24,
    years: [6, 28],
  },
};

const modes = [
  { mode: 'full', weight: 45 },
  { mode: 'part', weight: 20 },
  { mode: 'live_in', weight: 23 },
  { mode: 'hourly', weight: 12 },
] as const;

export function makeGoverness(random: Random, options: MakerOptions): Governess {
  const career = pickByWeight(
    random,
    (Object.keys(careers) as Career[]).map((key) => ({ key, weight: careers[key].weight })),
  ).key;
  const worker = makeWorker(random, options, careers[career], modes);
  const speaks = {
    teacher: 0.4,
    kindergarten: 0.3,
    linguist: 1,
    musician: 0.35,
    lecturer: 0.7,
    families: 0.55,
  };
  const language = chance(random, speaks[career]) ? pickByWeight(random, languages) : null;
  const fluent = career === 'linguist' || chance(random, 0.4);
  return {
    ...worker,
    languages: [
      ...new Set([
        ...worker.languages.filter((key) => key !== 'english'),
        ...(language ? [language.key] : []),
      ]),
    ],
    career,
    childAges: agesOf(random, career),
    atOnce: between(random, 1, 3),
    language,
    level: fluent ? 'fluent' : 'middle',
    use:
      career === 'linguist'
        ? pick(random, ['all_day', 'all_day', 'half_day'])
        : pick(random, ['half_day', 'lessons']),
    development: developmentOf(random, career, language),
    subjects: subjectsOf(random, career, language),
    reports: pick(random, ['each', 'each', 'weekly', 'on_request']),
    manners: some(random, ['table', 'speech', 'guests', 'theatre', 'letters', 'looks'], 2, 5),
    arts: artsOf(random, career),
    trips:
      worker.mode === 'live_in' || (worker.mode === 'full' && chance(random, 0.4))
        ? some(random, ['dacha', 'russia', 'abroad'], 1, 3)
        : [],
    swims: chance(random, 0.25),
  };
}

function agesOf(random: Random, career: Career): string[] {
  const small = [['preschool'], ['toddler', 'preschool'], ['preschool', 'school']];
  const large = [
    ['preschool', 'school'],
    ['preschool', 'school', 'teen'],
    ['school', 'teen'],
  ];
  if (career === 'kindergarten') return pick(random, small);
  return pick(random, career === 'linguist' ? [...small, ...large] : large);
}

function developmentOf(random: Random, career: Career, language: Language | null): string[] {
  return [
    ...some(random, ['games', 'reading', 'crafts', 'speech'], 2, 3),
    ...(career === 'musician' ? ['music'] : []),
    ...(career === 'teacher' || career === 'kindergarten' ? ['school_prep'] : []),
    ...(language ? ['language'] : []),
  ];
}

function subjectsOf(random: Random, career: Career, language: Language | null): string[] {
  const known = new Set<string>(['reading', 'russian']);
  if (career === 'teacher') for (const key of ['maths', 'science']) known.add(key);
  if (career === 'lecturer') for (const key of ['literature', 'history']) known.add(key);
  if (career === 'musician') known.add('music');
  if (language?.key === 'english') known.add('english');
  for (const key of some(random, ['maths', 'science', 'literature', 'history'], 0, 2))
    known.add(key);
  const order = [
    'reading',
    'russian',
    'maths',
    'literature',
    'english',
    'science',
    'history',
    'drawing',
    'music',
  ];
  return order.filter((key) => known.has(key));
}

function artsOf(random: Random, career: Career): string[] {
  const others = ['drawing', 'theatre', 'art_history', 'chess'];
  return career === 'musician'
    ? ['piano', 'singing', ...some(random, others, 0, 1)]
    : some(random, ['piano', ...others], 0, 2);
}
