import { cardCalls, type SearchQuery } from '#contract/cards.ts';
import { cardKindSchema } from '#contract/categories.ts';
import type { Database } from '#server/platform/database.ts';

const city = 'moskva';
const category = 'nyanya';
const pages = [1, 2, 3];
const paged = (query: SearchQuery) => pages.map((page) => ({ ...query, page }));

type Kind = [name: string, queries: SearchQuery[], call?: 'countOptions' | 'payHint'];

const kinds: Kind[] = [
  ['newest, all Russia', paged({})],
  ['newest, city', [...paged({ city }), ...paged({ city: 'kazan' })]],
  ['newest, category', paged({ category })],
  ['city and category', paged({ city, category })],
  ['station', paged({ city, metro: ['sokol', 'aeroport'] })],
  ['two filters', paged({ category, live_in: ['living_in'], languages: ['english'] })],
  [
    'four filters, city',
    paged({
      city,
      category,
      live_in: ['visiting'],
      employment: ['full_day'],
      schedule: ['mon_morning', 'tue_morning'],
      experience_from: '5',
    }),
  ],
  ['number, all Russia', [{ experience_from: '20' }, { experience_from: '50' }]],
  [
    'pay, all Russia',
    [
      { pay_from: 500, pay_unit: 'hour' },
      { pay_to: 250, pay_unit: 'hour' },
    ],
  ],
  ['with photo', paged({ photo: 'yes' })],
  ['with checked passport', paged({ passport: 'yes' })],
  ['new cards', [{ fresh: 'day' }, { city, fresh: 'week' }, { category, fresh: 'month', page: 2 }]],
  [
    'new cards with words',
    [
      { q: 'няня', fresh: 'day' },
      { q: 'английский', fresh: 'month' },
    ],
  ],
  ['dearest and cheapest', paged({ sort: 'pay' })],
  ['frequent word', paged({ q: 'няня' })],
  ['words', [{ q: 'няня с английским' }, { q: 'сиделок деменция' }, { q: 'ищу повара', city }]],
  ['rare word', [{ q: 'французский' }, { q: 'монтессори' }, { q: 'борщ' }]],
  ['page 400', [{ page: 400 }, { page: 399 }]],
  ['page 40 in a city', [{ city, page: 40 }]],
  [
    'page 20 of words',
    [
      { q: 'няня', page: 20 },
      { q: 'няня', page: 100 },
    ],
  ],
  ['counts, all Russia', [{}], 'countOptions'],
  ['counts, city', [{ city }], 'countOptions'],
  ['counts, city and category', [{ city, category }], 'countOptions'],
  [
    'counts with two filters',
    [{ category, live_in: ['visiting'], languages: ['english'] }],
    'countOptions',
  ],
  ['counts of new cards', [{ city, fresh: 'week' }], 'countOptions'],
  ['counts with words', [{ q: 'английский' }], 'countOptions'],
  ['pay hint', [{ city, category }], 'payHint'],
];

/** What people ask the search for, by name: the calls of each kind take turns. */
export async function callsOfKinds(db: Database): Promise<[name: string, paths: string[]][]> {
  const calls: [string, string[]][] = [];
  for (const [name, queries, call = 'search'] of kinds) {
    const paths = cardKindSchema.options.flatMap((kind) =>
      queries.map((query) => `${cardCalls[kind][call].path}?${textOf(query)}`),
    );
    calls.push([name, paths]);
  }
  calls.push(['similar', await similarPaths(db)]);
  return calls;
}

function textOf(query: SearchQuery): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    Array.isArray(value) ? value.map((one) => [`${key}[]`, String(one)]) : [[key, String(value)]],
  );
  return new URLSearchParams(pairs).toString();
}

async function similarPaths(db: Database): Promise<string[]> {
  const cards = await db.selectFrom('cards').select(['kind', 'slug']).limit(50).execute();
  return cards.map(({ kind, slug }) => cardCalls[kind].similar.path.replace(':slug', slug));
}
