import { cardCalls } from '#contract/card-calls.ts';
import type { SearchQuery } from '#contract/card-search.ts';
import { type CardKind, cardKindSchema } from '#contract/categories.ts';
import { countOptions } from '#server/search/counting/options.queries.ts';
import { hintPay } from '#server/search/counting/usual-pay.queries.ts';
import { searchCards } from '#server/search/queries.ts';
import { similarCards } from '#server/search/suggestions/similar.queries.ts';
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

export interface Asked {
  name: string;
  /** Paths of the API; they take turns. */
  paths: string[];
  /** The same without HTTP. */
  run: (db: Database) => Promise<unknown>;
}

const runs = { search: searchAsGuest, countOptions, payHint };

/** What people ask the search for. */
export async function listAsked(db: Database): Promise<Asked[]> {
  const asked: Asked[] = kinds.map(([name, queries, named]) => {
    const call = named ?? 'search';
    const each = cardKindSchema.options.flatMap((kind) =>
      queries.map((query) => ({ kind, query })),
    );
    return {
      name,
      paths: each.map(({ kind, query }) => `${cardCalls[kind][call].path}?${textOf(query)}`),
      run: (one: Database) =>
        Promise.all(each.map(({ kind, query }) => runs[call](one, kind, query))),
    };
  });
  return [...asked, await similar(db)];
}

function searchAsGuest(db: Database, kind: CardKind, query: SearchQuery) {
  return searchCards(db, kind, query);
}

/** Asked of a place only. */
function payHint(db: Database, kind: CardKind, { city = '', category = '' }: SearchQuery) {
  return hintPay(db, kind, { city, category });
}

function textOf(query: SearchQuery): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    Array.isArray(value) ? value.map((one) => [`${key}[]`, String(one)]) : [[key, String(value)]],
  );
  return new URLSearchParams(pairs).toString();
}

async function similar(db: Database): Promise<Asked> {
  const cards = await db.selectFrom('cards').select(['id', 'kind', 'slug']).limit(50).execute();
  return {
    name: 'similar',
    paths: cards.map(({ kind, slug }) => cardCalls[kind].similar.path.replace(':slug', slug)),
    run: (one) => Promise.all(cards.slice(0, 2).map((card) => similarCards(one, card))),
  };
}
