// Two processes behind nginx with the files of ops/, restarted in turn by ops/systemd/rolling-restart
// under load; every request has to be answered: npm run chaos:nginx -- 100000
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { startBenchDatabase } from '#tests/bench/database.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { checkClaims, checkProxy } from './proxy-checks.ts';
import { startLoad } from './load.ts';
import { startNginx } from './nginx.ts';
import { type ServerProcess, startOutside, startServer } from './processes.ts';

const root = join(import.meta.dirname, '../..');
const requests = Number(process.argv[2] ?? 100_000);
const print = (line: string) => process.stdout.write(`${line}\n`);
const asset = readdirSync(join(root, 'dist/client/assets')).find((name) => name.endsWith('.css'));
const refused = { body: '{}', status: 422 };
/** Pages, calls, files, and what nginx must not send twice. */
const asked = [
  { path: '/' },
  { path: '/api/v1/cities' },
  { path: '/about' },
  { path: '/api/v1/categories' },
  { path: '/vacancies' },
  { path: `/assets/${asset}` },
  { path: '/api/v1/login', method: 'POST', ...refused },
  { path: '/api/v1/user/sessions', method: 'DELETE', status: 401 },
];

const folder = await mkdtemp(join(tmpdir(), 'ryadom-nginx-'));
const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
const running = new Map<number, ServerProcess>();
try {
  const database = await startBenchDatabase();
  stops.push(() => database.stop());
  const outside = await startOutside(folder);
  stops.push(() => outside.stop());
  const start = async (port: number) => {
    const environment = {
      ...outside.environment,
      PUBLIC_ORIGIN: 'https://localhost',
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      DRAIN_SECONDS: '5',
      PORT: String(port),
    };
    running.set(port, await startServer(environment, join(folder, `${port}.log`)));
  };
  stops.push(() => Promise.all([...running.values()].map((server) => server.stop())));
  const ports = [await freePort(), await freePort()];
  await Promise.all(ports.map(start));
  await Promise.all([...running.values()].map((server) => server.ready()));
  const open = async (name: string, upstreams: number[]) => {
    const own = await startNginx(join(folder, name), upstreams);
    stops.push(() => own.stop());
    return own;
  };
  const nginx = await open('nginx', ports);
  const faults = [
    ...(await checkProxy(nginx.origin, `/assets/${asset}`)),
    ...(await checkClaims((port) => open('claims', [port, port]))),
  ];
  for (const fault of faults) print(`wrong: ${fault}`);

  const restarts = await standInForSystemd(async (port) => {
    await running.get(port)?.stop();
    await start(port);
  });
  const began = performance.now();
  const load = startLoad({ origin: nginx.origin, requests, asked });
  while (!load.isOver()) {
    await restarts.inTurn(ports);
    print(`${restarts.count()} restarts; ${load.told()}`);
  }
  const failed = await load.failures;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  print(
    `${requests} requests in ${seconds} s, ${restarts.count()} restarts, ${failed.length} lost`,
  );
  for (const failure of failed.slice(0, 10)) print(`  ${failure}`);
  process.exitCode = failed.length + faults.length > 0 || restarts.count() < 2 ? 1 : 0;
} finally {
  for (const stop of stops.toReversed()) await stop();
}

/** What the script calls `systemctl` here asks this process to restart what it has started. */
async function standInForSystemd(restart: (port: number) => Promise<void>) {
  let count = 0;
  const server = createServer((request, response) => {
    const port = Number(/^\/ryadom@(\d+)$/.exec(request.url ?? '')?.[1]);
    restart(port).then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
    count += 1;
  });
  const own = await freePort();
  server.listen(own, '127.0.0.1');
  stops.push(async () => server.close());
  const bin = join(folder, 'bin');
  await mkdir(bin);
  const call = `#!/bin/sh\n[ "$1" = restart ] && exec curl -fsS "http://127.0.0.1:${own}/$2"\n`;
  await writeFile(join(bin, 'systemctl'), call);
  await chmod(join(bin, 'systemctl'), 0o755);
  const environment = {
    ...process.env,
    PATH: [bin, process.env['PATH']].join(delimiter),
    // Where the settings of this nginx look for what the script lays.
    RYADOM_RUN: join(folder, 'nginx'),
  };
  const script = join(root, 'ops/systemd/rolling-restart');
  return {
    count: () => count,
    inTurn: (ports: number[]) =>
      promisify(execFile)('sh', [script, ...ports.map(String)], { env: environment }),
  };
}
