import { cpus, loadavg } from 'node:os';
import { cardCalls, type SearchQuery } from '#contract/cards.ts';
import { cardKindSchema } from '#contract/categories.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import type { Database } from '#server/platform/database.ts';
import { type BenchApi, startApi } from './api.ts';
import { growTo } from './cards.ts';
import { databaseCpu, ownCpu } from './cpu.ts';
import { startBenchDatabase } from './database.ts';
import { askAtRate, quantile } from './rate.ts';
import { printTable } from './table.ts';

// The API alone, at a fixed rate, with as many cards as asked for: `npm run bench:search -- 10000`.

const words = process.argv.slice(2);
const rate = words.find((word) => word.startsWith('rate='));
const perSecond = rate ? Number(rate.slice('rate='.length)) : 50;
const seconds = 4;
const head = ['ms', 'median', 'p95', 'p99', 'CPU: database', 'CPU: Node'];

const city = 'moskva';
const category = 'nyanya';
const pages = [1, 2, 3];
const paged = (query: SearchQuery) => pages.map((page) => ({ ...query, page }));

type Kinds = [name: string, queries: SearchQuery[], call?: 'countOptions' | 'payHint'];

const kinds: Kinds[] = [
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
  ['counts with words', [{ q: 'английский' }], 'countOptions'],
  ['pay hint', [{ city, category }], 'payHint'],
];

const sizes = words.filter((word) => word !== rate).map(Number);
console.log(`${cpus().length} cores, ${perSecond} requests a second, ${seconds} s of each kind`);
for (const size of sizes.length > 0 ? sizes : [10_000, 100_000]) await measure(size);

async function measure(size: number): Promise<void> {
  const database = await startBenchDatabase();
  try {
    const began = performance.now();
    await growTo(database.db, size);
    const loaded = Math.round((performance.now() - began) / 1000);
    const api = await startApi(database.url);
    const load = loadavg()[0]?.toFixed(1);
    console.log(`\n${size} cards, loaded in ${loaded} s; load average before: ${load}\n`);
    printTable(head, await rowsOf(api, database.db));
    await api.stop();
  } finally {
    await database.stop();
  }
}

async function rowsOf(api: BenchApi, db: Database): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, queries, call = 'search'] of kinds) {
    const paths = cardKindSchema.options.flatMap((kind) =>
      queries.map((query) => `${cardCalls[kind][call].path}?${textOf(query)}`),
    );
    rows.push([name, ...(await timesOf(api, db, paths))]);
  }
  rows.push(['similar', ...(await timesOf(api, db, await similarPaths(db)))]);
  return rows;
}

async function timesOf({ ask }: BenchApi, db: Database, paths: string[]): Promise<string[]> {
  const path = (at: number) => `${apiPrefix}${paths[at % paths.length]}`;
  for (let at = 0; at < paths.length; at += 1) await ask(path(at));
  const count = perSecond * seconds;
  const before = [await databaseCpu(db), ownCpu()];
  const times = await askAtRate((at) => ask(path(at)), { count, perSecond });
  const after = [await databaseCpu(db), ownCpu()];
  return [
    ...[0.5, 0.95, 0.99].map((share) => quantile(times, share)),
    ...after.map((cpu, at) => (cpu - (before[at] ?? 0)) / count),
  ].map((figure) => figure.toFixed(1));
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
