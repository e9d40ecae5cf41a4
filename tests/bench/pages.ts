import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { pino } from 'pino';
import { areaPath, cardPath } from '#contract/cards.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database.ts';
import { freePort } from '#server/embedded-postgres/postmaster.ts';
import { followFacts } from '#server/platform/cache/facts.ts';
import { PageCache } from '#server/platform/cache/page-cache.ts';
import { openGateways } from '#server/platform/gateways/open.ts';
import { localStorage } from '#server/platform/storage.ts';
import { openVault } from '#server/platform/vault.ts';
import { startBenchDatabase } from './database.ts';
import { growApart } from './growth.ts';
import { rateOfRepeats } from './repeat.ts';
import { printTable } from './table.ts';
import { rateOfFirstVisits } from './visits.ts';

// Pages as a guest gets them, beside the same bytes served by Node and nothing else: cached in memory;
// at their first visit, made of answers of which some are cached; and anew, with nothing cached at all:
// `npm run bench:pages -- 10000 100000`. Server and asking share the machine.

const seconds = 5;
const connections = 8;
// A browser's own name: load tools are taken for robots.
const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36';
const asBrowsers = 'gzip, deflate, br';
const megabyte = 1024 * 1024;

const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [10_000];
const ways = ['static', 'cached', 'static, packed', 'cached, packed', 'first visit', 'anew'];
console.log(`${cpus().length} cores, ${connections} connections, ${seconds} s of each`);
const database = await startBenchDatabase();
// Questions, categories and cities are cached by every running process.
followFacts(database.db);
try {
  for (const size of sizes) {
    await growApart(database.url, size);
    console.log(`\n${size} cards; load average before: ${loadavg()[0]?.toFixed(1)}\n`);
    await measurePages();
  }
} finally {
  await database.stop();
}

async function measurePages(): Promise<void> {
  const cached = await startPages(new PageCache({ maxBytes: 64 * megabyte, ttlMs: 60_000 }));
  const anew = await startPages(null);
  const rates: string[][] = [];
  const computed: string[][] = [];
  for (const page of await listPages(database.db)) {
    const { sizes: kilobytes, figures } = await measure(page, cached.origin, anew.origin);
    rates.push([page.name, ...kilobytes, ...figures.map(({ rate }) => rate.toFixed(0))]);
    computed.push([page.name, ...figures.map(({ cpu }) => cpu.toFixed(2))]);
  }
  printTable(['requests a second', 'KB', 'packed, first visit', ...ways], rates);
  console.log('');
  printTable(['ms of the main thread each', ...ways], computed);
  console.log(`\nMemory of Node: ${(process.memoryUsage.rss() / megabyte).toFixed(0)} MB`);
  await cached.stop();
  await anew.stop();
}

interface Page {
  name: string;
  path: string;
  /** Others like it. */
  firstVisits: string[];
}

async function listPages(db: Database): Promise<Page[]> {
  const cards = await db
    .selectFrom('cards')
    .select(['kind', 'slug'])
    .where('kind', '=', 'resume')
    .limit(3000)
    .execute();
  const [card = '', ...cardPaths] = cards.map(cardPath);
  const fullest = await db
    .selectFrom('cards')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .select(['kind', 'categories.slug', sql<number>`count(*)::int / 25`.as('pages')])
    .where('state', '=', 'published')
    .groupBy(['kind', 'categories.slug'])
    .execute();
  // Full ones with a few cards in all, so that what grows is the database and not the page.
  const lists = fullest.flatMap(({ kind, slug, pages }) =>
    Array.from(
      { length: Math.min(pages, 30) - 1 },
      (_none, index) => `${areaPath(kind, slug)}?page=${index + 2}`,
    ),
  );
  const homes = Array.from({ length: 3000 }, (_none, visit) => `/?visit=${visit}`);
  return [
    { name: 'home', path: '/', firstVisits: homes },
    { name: 'list', path: '/resumes/moskva/nyanya', firstVisits: lists },
    { name: 'card', path: card, firstVisits: cardPaths },
  ];
}

interface Figure {
  rate: number;
  /** Milliseconds that the thread of the server computes for one. */
  cpu: number;
  /** Of one page in the middle of all, where they differ. */
  bytes?: number;
}

async function measure({ path, firstVisits }: Page, cached: string, anew: string) {
  const plain = await bytesOf(cached + path, 'identity');
  const packed = await bytesOf(cached + path, 'br');
  const [still, stillPacked] = [await serveBytes(plain), await serveBytes(packed, 'br')];
  const figures = [
    await rateOf(still.origin, 'identity'),
    await rateOf(cached + path, 'identity'),
    await rateOf(stillPacked.origin, 'br'),
    await rateOf(cached + path, 'br'),
    await figureOf(() =>
      rateOfFirstVisits({
        origin: cached,
        paths: firstVisits,
        headers: headersOf(asBrowsers),
        connections,
        seconds,
      }),
    ),
    await rateOf(anew + path, asBrowsers),
  ];
  still.stop();
  stillPacked.stop();
  const sizes = [plain.length, figures.find(({ bytes }) => bytes)?.bytes ?? 0];
  return { sizes: sizes.map((bytes) => (bytes / 1024).toFixed(0)), figures };
}

/** This thread does nothing but serve meanwhile. */
async function figureOf(work: () => Promise<Omit<Figure, 'cpu'>>): Promise<Figure> {
  const before = process.threadCpuUsage();
  const began = performance.now();
  const measured = await work();
  const { user, system } = process.threadCpuUsage(before);
  const served = measured.rate * ((performance.now() - began) / 1000);
  return { ...measured, cpu: (user + system) / 1000 / served };
}

async function startPages(cache: PageCache | null) {
  const port = await freePort();
  const dataDir = join(tmpdir(), 'ryadom-bench-data');
  const config = readConfig({
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    APP_SECRET: 'nothing is signed with this secret',
    LOG_LEVEL: 'silent',
  });
  const { server } = await buildApp(
    {
      config,
      db: database.db,
      storage: localStorage(join(dataDir, 'files')),
      vault: openVault(localStorage(join(dataDir, 'passports')), config.passportKeys),
      gateways: openGateways(config),
      log: pino({ level: 'silent' }),
      metrics: null,
      replica: null,
    },
    {
      mode: 'production',
      publicOrigin: config.publicOrigin,
      cache,
      threads: config.pageThreads,
    },
  );
  await server.listen({ port, host: '127.0.0.1' });
  return { origin: config.publicOrigin, stop: () => server.close() };
}

/** What Node can do on this machine with these bytes. */
async function serveBytes(bytes: Buffer, encoding?: string) {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': bytes.length,
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** As they lie on the wire, after the page was asked for often enough to be packed. */
async function bytesOf(url: string, encoding: string): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (let time = 0; time < 5; time += 1) {
    const sent = request(url, { headers: headersOf(encoding) }).end();
    const [answer] = await once(sent, 'response');
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${url}`);
    bytes = await buffer(answer);
  }
  return bytes;
}

/** Requests a second, asked from another thread. */
async function rateOf(url: string, encoding: string): Promise<Figure> {
  const headers = headersOf(encoding);
  return figureOf(async () => ({
    rate: await rateOfRepeats({ url, headers, connections, seconds }),
  }));
}

function headersOf(encoding: string): Record<string, string> {
  return { 'user-agent': userAgent, 'accept-encoding': encoding };
}
