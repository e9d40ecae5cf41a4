// Two processes behind a proxy that keeps its connections, restarted in turn under load; every
// request has to be answered: npm run chaos:rolling-restart -- 20000
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBenchDatabase } from '#tests/bench/database.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { startBalancer } from './balancer.ts';
import { startLoad } from './load.ts';
import { type ServerProcess, startServer } from './processes.ts';

const requests = Number(process.argv[2] ?? 20_000);
const print = (line: string) => process.stdout.write(`${line}\n`);
const asked = ['/', '/api/v1/cities', '/about', '/api/v1/categories', '/vacancies'].map((path) => ({
  path,
}));

const home = await mkdtemp(join(tmpdir(), 'ryadom-rolling-'));
const database = await startBenchDatabase();
const running: ServerProcess[] = [];
try {
  const ports = [await freePort(), await freePort()];
  const start = async (at: number) => {
    const server = await startServer(environmentOf(ports[at] ?? 0), join(home, `${at}.log`));
    running[at] = server;
    await server.ready();
  };
  await Promise.all([start(0), start(1)]);
  const balancer = await startBalancer(running.map(({ origin }) => origin));
  const load = startLoad({ origin: balancer.origin, requests, asked });
  let restarts = 0;
  while (!load.isOver()) {
    const at = restarts % 2;
    const tookMs = await running[at]?.stop();
    await start(at);
    await balancer.untilAllServe();
    restarts += 1;
    print(`restart ${restarts}: process ${at} stopped in ${tookMs} ms; ${load.told()}`);
  }
  const failed = await load.failures;
  balancer.stop();
  print(`${requests} requests, ${restarts} restarts, ${failed.length} failed`);
  for (const failure of failed.slice(0, 10)) print(`  ${failure}`);
  process.exitCode = failed.length === 0 && restarts > 1 ? 0 : 1;
} finally {
  await Promise.all(running.map((server) => server.stop()));
  await database.stop();
  await rm(home, { recursive: true, force: true });
}

function environmentOf(port: number): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: 'http://127.0.0.1',
    APP_SECRET: 'the same one for both processes, for a test',
    DATABASE_URL: database.url,
    DATA_DIR: join(home, 'data'),
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_SECONDS: '2',
    LOG_LEVEL: 'warn',
  };
}
