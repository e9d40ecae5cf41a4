import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCities } from '#db/content/cities.ts';
import { demoAccounts, demoPassword } from '#db/demo/accounts.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { ask, type Load } from './lanes.ts';
import { quantile } from './rate.ts';
import { printTable } from './table.ts';

// What others notice while far more is asked than one process can draw: `npm run bench:overload`.
// The product is started as `npm start` does it, with the demo data, on files that are thrown away.

const [connections = 500, seconds = 60] = process.argv.slice(2).map(Number);
const categories = ['nyanya', 'sidelka', 'domrabotnitsa', 'repetitor'];
const home = await mkdtemp(join(tmpdir(), 'ryadom-overload-'));
// As root the database runs as another user, who has to get in here.
await chmod(home, 0o755);
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
function loadOf(part: Partial<Load> & Pick<Load, 'addresses' | 'pauseMs'>): Load {
  return { origin, paths: distinctLists(), connections, seconds, ...part };
}

async function compare(cases: { name: string; load: Load | null }[]): Promise<void> {
  const asked: string[][] = [];
  const noticed: string[][] = [];
  for (const { name, load } of cases) {
    const watch = watchOthers();
    const result = load ? await ask(load) : await sleep(10_000);
    const others = await watch.stop();
    if (result) {
      const { statuses, served, refused } = result;
      const counts = ['200', '503', 'cut'].map((status) => String(statuses[status] ?? 0));
      const rest = Object.entries(statuses).filter(([status]) => !/200|503|cut/.test(status));
      asked.push([
        name,
        ...counts,
        JSON.stringify(Object.fromEntries(rest)),
        pair(served),
        pair(refused),
      ]);
    }
    const memory = statusOf('VmRSS');
    noticed.push([name, ...others.map(pairOfTimes), `${memory} (${statusOf('VmHWM')})`]);
  }
  printTable(['who asks', '200', '503', 'cut', 'other', '200: p50 / p99 ms', '503'], asked);
  console.log('');
  printTable(['meanwhile: p50 / p99 ms', ...probes.map(({ name }) => name), 'MB (most)'], noticed);
}

interface Probe {
  name: string;
  everyMs: number;
  ask: (address: string) => Promise<unknown>;
}

const probes: Probe[] = [
  { name: 'kept page', everyMs: 100, ask: (address) => fetchOk('/', address) },
  {
    name: 'new list',
    everyMs: 500,
    ask: (address) => fetchOk(`/resumes?probe=${Math.random()}`, address),
  },
  { name: 'API read', everyMs: 200, ask: (address) => fetchOk('/api/v1/resumes', address) },
  { name: 'login', everyMs: 1000, ask: logIn },
  { name: 'healthz', everyMs: 200, ask: (address) => fetchOk('/healthz', address) },
];

/** Times of each probe in milliseconds; a failure counts as infinitely long. */
function watchOthers() {
  const over = new AbortController();
  const watching = probes.map(async ({ everyMs, ask: probe }) => {
    const times: Promise<number>[] = [];
    while (!over.signal.aborted) {
      const began = performance.now();
      const address = `192.0.2.${randomInt(1, 255)}`;
      times.push(
        probe(address).then(
          () => performance.now() - began,
          () => Infinity,
        ),
      );
      await sleep(everyMs);
    }
    return Promise.all(times);
  });
  return {
    async stop() {
      over.abort();
      return Promise.all(watching);
    },
  };
}

async function fetchOk(
  path: string,
  address: string,
  init: { method?: string; body?: string } = {},
): Promise<Response> {
  const headers = {
    'user-agent': 'Mozilla/5.0 Chrome/141.0',
    'x-forwarded-for': address,
    ...(init.body && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(origin + path, { ...init, headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status}: ${path}`);
  return answer;
}

/** With the right password no limit of tries is met. */
async function logIn(address: string): Promise<void> {
  const login = demoAccounts.worker.email;
  await fetchOk('/api/v1/login', address, {
    method: 'POST',
    body: JSON.stringify({ login, password: demoPassword, device_name: 'bench' }),
  });
}

function distinctLists(): string[] {
  const areas = readCities().flatMap(({ slug }) =>
    categories.flatMap((category) => [
      `/resumes/${slug}/${category}`,
      `/vacancies/${slug}/${category}`,
    ]),
  );
  return Array.from({ length: 40 }, (_none, turn) =>
    areas.map((area) => `${area}?visit=${turn}`),
  ).flat();
}

async function startProduct(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(home, 'data'),
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (
    !(await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('The product has ended');
    await sleep(200);
  }
  // As after some minutes of an ordinary day.
  for (const path of distinctLists().slice(0, 30))
    await fetch(origin + path).then((page) => page.text());
  return child;
}

function statusOf(field: string): string {
  const status = readFileSync(`/proc/${product.pid}/status`, 'utf8');
  return (Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024).toFixed(0);
}

const ms = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : '—');
const pair = ({ p50, p99 }: { p50: number; p99: number }) => `${ms(p50)} / ${ms(p99)}`;

function pairOfTimes(times: number[]): string {
  const failed = times.filter((time) => time === Infinity).length;
  const text = `${ms(quantile(times, 0.5))} / ${ms(quantile(times, 0.99))}`;
  return failed > 0 ? `${text} (${failed} of ${times.length} refused)` : text;
}

const product = await startProduct();
console.log(`${cpus().length} cores, ${connections} connections, ${seconds} s of each`);
try {
  await compare([
    { name: 'nobody', load: null },
    { name: 'many addresses', load: loadOf({ addresses: 'many', pauseMs: 1000 }) },
    { name: 'one address', load: loadOf({ addresses: 'one', pauseMs: 0, connections: 40 }) },
  ]);
} finally {
  product.kill('SIGTERM');
  await once(product, 'exit');
  await rm(home, { recursive: true, force: true });
}
