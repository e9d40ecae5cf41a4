import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { pino } from 'pino';
import { cardPath } from '#contract/cards.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database.ts';
import { freePort } from '#server/platform/embedded-postgres/postmaster.ts';
import { PageCache } from '#server/platform/page-cache.ts';
import { openGateways } from '#server/platform/gateways/open.ts';
import { localStorage } from '#server/platform/storage.ts';
import { growTo } from './cards.ts';
import { startBenchDatabase } from './database.ts';
import { printTable } from './table.ts';

// Pages as a guest gets them, from memory and rendered anew, beside the same bytes served by Node
// and nothing else: `npm run bench:pages -- 10000`. Server and asking share the machine.

const seconds = 5;
const connections = 8;
// A browser's own name: load tools are taken for robots.
const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36';
const megabyte = 1024 * 1024;

const size = Number(process.argv[2] ?? 10_000);
const database = await startBenchDatabase();
await growTo(database.db, size);
console.log(
  `${size} cards, ${cpus().length} cores, ${connections} connections, ${seconds} s of each`,
);
console.log(`load average ${loadavg()[0]?.toFixed(1)}\n`);

try {
  const kept = await startPages(new PageCache({ maxBytes: 64 * megabyte, ttlMs: 60_000 }));
  const anew = await startPages(null);
  const rows = [];
  for (const [name, path] of await listPages(database.db)) {
    rows.push(await measure(name, kept.origin + path, anew.origin + path));
  }
  const head = ['requests a second', 'KB', 'static', 'kept', 'static, gzip', 'kept, gzip', 'anew'];
  printTable(head, rows);
  await kept.stop();
  await anew.stop();
} finally {
  await database.stop();
}

async function listPages(db: Database): Promise<[name: string, path: string][]> {
  const { kind, slug } = await db
    .selectFrom('cards')
    .select(['kind', 'slug'])
    .where('kind', '=', 'resume')
    .limit(1)
    .executeTakeFirstOrThrow();
  return [
    ['home', '/'],
    ['list', '/resumes/moskva/nyanya'],
    ['card', cardPath({ kind, slug })],
  ];
}

async function measure(name: string, kept: string, anew: string): Promise<string[]> {
  const plain = await bytesOf(kept, 'identity');
  const packed = await bytesOf(kept, 'gzip');
  const [still, stillPacked] = [await serveBytes(plain), await serveBytes(packed, 'gzip')];
  const figures = [
    await rateOf(still.origin, 'identity'),
    await rateOf(kept, 'identity'),
    await rateOf(stillPacked.origin, 'gzip'),
    await rateOf(kept, 'gzip'),
    await rateOf(anew, 'identity'),
  ];
  still.stop();
  stillPacked.stop();
  return [name, (plain.length / 1024).toFixed(0), ...figures.map((rate) => rate.toFixed(0))];
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
      gateways: openGateways(config),
      log: pino({ level: 'silent' }),
    },
    { mode: 'production', publicOrigin: config.publicOrigin, cache },
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
async function rateOf(url: string, encoding: string): Promise<number> {
  const headers = headersOf(encoding);
  const run = await autocannon({ url, headers, connections, duration: seconds, workers: 1 });
  if (run.errors > 0 || run.non2xx > 0) throw new Error(`Not every answer was a page: ${url}`);
  return run.requests.average;
}

function headersOf(encoding: string): Record<string, string> {
  return { 'user-agent': userAgent, 'accept-encoding': encoding };
}
