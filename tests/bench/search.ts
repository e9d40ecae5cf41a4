import { cpus, loadavg } from 'node:os';
import { sql } from 'kysely';
import { apiPrefix } from '#contract/endpoint.ts';
import type { Database } from '#server/platform/database.ts';
import { type BenchApi, startApi } from './api.ts';
import { databaseCpu, ownCpu } from './cpu.ts';
import { startBenchDatabase } from './database.ts';
import { growApart } from './growth.ts';
import { type Asked, listAsked } from './kinds.ts';
import { memoryOf } from './memory.ts';
import { readsOfCards } from './plans.ts';
import { askAtRate, quantile } from './rate.ts';
import { printTable } from './table.ts';

// The API alone, at a fixed rate, with as many cards as asked for, in one database that grows:
// `npm run bench:search -- 10000 100000 1000000`.

const words = process.argv.slice(2);
const rate = words.find((word) => word.startsWith('rate='));
const perSecond = rate ? Number(rate.slice('rate='.length)) : 50;
const seconds = 4;
const head = ['ms', 'median', 'p95', 'p99', 'CPU: database', 'CPU: Node', 'refused, %', 'first'];

const asked = words.filter((word) => word !== rate).map(Number);
const sizes = asked.length > 0 ? asked : [10_000, 100_000];
console.log(`${cpus().length} cores, ${perSecond} requests a second, ${seconds} s of each kind`);

/**
 * Milliseconds: median, p95 and p99, what one answer computes; how many were none at all; and the
 * median of those asked for the first time, when the server remembers nothing of them.
 */
type Times = number[];
const measured: Map<string, Times>[] = [];
const database = await startBenchDatabase();
try {
  for (const size of sizes) measured.push(await measure(size));
  printGrowth();
} finally {
  await database.stop();
}

async function measure(size: number): Promise<Map<string, Times>> {
  const { db, url } = database;
  const began = performance.now();
  await growApart(url, size);
  const grown = Math.round((performance.now() - began) / 1000);
  const api = await startApi(url);
  const load = loadavg()[0]?.toFixed(1);
  console.log(`\n${size} cards, grown in ${grown} s; load average before: ${load}\n`);
  const rows = new Map<string, Times>();
  const asked = await listAsked(db);
  for (const { name, paths } of asked) rows.set(name, await timesOf(api, db, paths));
  printTable(
    head,
    [...rows].map(([name, times]) => [name, ...times.map((figure) => figure.toFixed(1))]),
  );
  console.log('');
  printTable(['', 'cards are read by'], await plansOf(db, asked));
  const { node, database: server } = await memoryOf(db);
  console.log(
    `\nMemory: Node ${node.toFixed(0)} MB, PostgreSQL ${server.toFixed(0)} MB; ` +
      `on disk ${await sizeOnDisk(db)}`,
  );
  await api.stop();
  return rows;
}

/** The indexes that the planner chooses, the most frequent first; or «Seq Scan». */
async function plansOf(db: Database, asked: Asked[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { name, run } of asked) {
    const reads = Map.groupBy(await readsOfCards(db, run), (read) => read);
    const frequent = [...reads].toSorted(([, one], [, other]) => other.length - one.length);
    rows.push([name, frequent.map(([read]) => read).join(', ')]);
  }
  return rows;
}

async function timesOf({ ask }: BenchApi, db: Database, paths: string[]): Promise<Times> {
  const path = (at: number) => `${apiPrefix}${paths[at % paths.length]}`;
  let refused = 0;
  // A server that is asked for more than it can refuses some, and the others are still measured.
  const tryAsking = (at: number) => ask(path(at)).catch(() => void (refused += 1));
  const first: number[] = [];
  for (let at = 0; at < paths.length; at += 1) {
    const began = performance.now();
    await tryAsking(at);
    first.push(performance.now() - began);
  }
  refused = 0;
  const count = perSecond * seconds;
  const before = [await databaseCpu(db), ownCpu()];
  const times = await askAtRate(tryAsking, { count, perSecond });
  const after = [await databaseCpu(db), ownCpu()];
  return [
    ...[0.5, 0.95, 0.99].map((share) => quantile(times, share)),
    ...after.map((cpu, at) => (cpu - (before[at] ?? 0)) / count),
    (100 * refused) / count,
    quantile(first, 0.5),
  ];
}

/** The aim: with the most cards a median below 10 ms or at most twice that with the fewest. */
function printGrowth(): void {
  const [fewest, most] = [measured[0], measured.at(-1)];
  if (!fewest || !most || measured.length < 2) return;
  console.log(`\nFrom ${sizes[0]} to ${sizes.at(-1)} cards\n`);
  const rows = [...most].map(([name, [median = NaN, , p99 = NaN, cpu = NaN, , refused = 0]]) => {
    const [before = NaN, , , cpuBefore = NaN] = fewest.get(name) ?? [];
    const isWell = (median < 10 || median <= 2 * before) && p99 < 100 && refused === 0;
    const figures = [median / before, cpu / cpuBefore, median, p99].map((one) => one.toFixed(1));
    return [name, ...figures, isWell ? 'yes' : 'no'];
  });
  printTable(['', 'median, times', 'CPU, times', 'median', 'p99', 'as aimed'], rows);
}

async function sizeOnDisk(db: Database): Promise<string> {
  const { rows } = await sql<{ size: string }>`
    select pg_size_pretty(pg_database_size(current_database())) as size`.execute(db);
  return rows[0]?.size ?? '';
}
