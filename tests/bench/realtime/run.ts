// Ten thousand open sockets in one process, and how long a message takes through two:
// npm run bench:realtime, or npm run bench:realtime -- sockets=2000 messages=50 whispers=100
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { channelChannel, channelChanged } from '#contract/dialog-events.ts';
import { type Message } from '#contract/messages.ts';
import { personChannel } from '#contract/realtime.ts';
import { readConfig } from '#server/platform/config.ts';
import { type ServerProcess, startServer } from '#tests/chaos/processes.ts';
import { startBenchDatabase } from '../database.ts';
import { quantile } from '../rate.ts';
import { printTable } from '../table.ts';
import { Listener } from './listener.ts';
import { addPeople, keyOf } from './people.ts';
import { cpuOf, cpuOfDatabase, memoryOf } from './process-figures.ts';
import { Sender } from './sender.ts';

const asked = new Map(process.argv.slice(2).map((word) => word.split('=') as [string, string]));
const sockets = Number(asked.get('sockets') ?? 10_000);
const ratesOf = (name: string, usual: string) => (asked.get(name) ?? usual).split(',').map(Number);
const messageRates = ratesOf('messages', '100,300,500');
const whisperRates = ratesOf('whispers', '100,500');
const seconds = Number(asked.get('seconds') ?? 10);
/** Each of two; a person may send sixty a minute. */
const dialogs = Math.min(200, sockets / 2);
const openingAtOnce = 100;

const home = await mkdtemp(join(tmpdir(), 'ryadom-bench-'));
const database = await startBenchDatabase();
const secret = 'the same secret for both processes, of a bench';
const servers: ServerProcess[] = [];
const listeners: Listener[] = [];
const sender = new Sender();
const config = readConfig({ APP_SECRET: secret, DATA_DIR: join(home, 'data') });
/** When a change of a channel was heard by the other of the two, and when it was asked for. */
const heard = new Map<string, number>();
/** Who waits for the next whisper in a dialog. */
const waiting = new Map<number, (() => void)[]>();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(1)));
}

try {
  await addPeople(database.db, { people: sockets, dialogs });
  for (const name of ['first', 'second']) {
    const server = await startServer(environment(), join(home, `${name}.log`));
    servers.push(server);
    await server.ready();
  }
  const [first, second] = servers;
  if (!first || !second) throw new Error('two servers are needed');
  console.log(`${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}`);
  await measureMemory(first);
  await listenToDialogs(second);
  // The first message of a dialog is told in other ways too; people wait for those that follow.
  await measureMessages(25);
  const rows: string[][] = [];
  for (const rate of messageRates) rows.push(await measureMessages(rate));
  for (const rate of whisperRates) rows.push(await measureWhispers(rate));
  const head = [
    '',
    'told',
    'median, ms',
    'p95',
    'p99',
    'most',
    'CPU: servers',
    'database',
    'clients',
  ];
  printTable(head, rows);
} finally {
  await stop();
}

async function stop(): Promise<void> {
  for (const listener of listeners) listener.close();
  sender.stop();
  await Promise.all(servers.map((server) => server.stop('SIGKILL')));
  await database.stop();
  await rm(home, { recursive: true, force: true });
}

function environment(): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: 'http://127.0.0.1',
    APP_SECRET: secret,
    DATABASE_URL: database.url,
    DATA_DIR: join(home, 'data'),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
  };
}

async function measureMemory(server: ServerProcess): Promise<void> {
  const before = memoryOf(server);
  const began = performance.now();
  for (let person = 1; person <= sockets; person += openingAtOnce) {
    const wave = Array.from({ length: openingAtOnce }, (_none, at) => open(server, person + at));
    await Promise.all(wave.map((listener) => listener.join(personChannel(listener.person))));
  }
  const took = (performance.now() - began) / 1000;
  await sleep(5000);
  const after = memoryOf(server);
  console.log(
    `${sockets} sockets opened in ${took.toFixed(0)} s; memory of their process: ` +
      `${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with them`,
  );
}

function open(server: ServerProcess, person: number): Listener {
  const listener = new Listener(server.origin, { person, config, hear: () => undefined });
  listeners.push(listener);
  return listener;
}

/** The owner is one of the ten thousand, the other one listens through the second process. */
async function listenToDialogs(server: ServerProcess): Promise<void> {
  const numbers = Array.from({ length: dialogs }, (_none, at) => at + 1);
  for (let at = 0; at < dialogs; at += openingAtOnce) {
    const wave = numbers.slice(at, at + openingAtOnce);
    await Promise.all(wave.map((number) => listenToDialog(server, number)));
  }
}

async function listenToDialog(server: ServerProcess, number: number): Promise<void> {
  const channel = channelChannel(keyOf(number));
  const hear = ({ event, data }: { event: string; data: string }) => {
    if (event === channelChanged.name) heard.set(data, performance.now());
    else if (event === 'client-typing') whispered(number);
  };
  const other = new Listener(server.origin, { person: number * 2, config, hear });
  listeners.push(other);
  await Promise.all([listeners[number * 2 - 2]?.join(channel), other.join(channel)]);
}

/** Sends at a fixed rate through both processes in turn; the second tells the other of the two. */
async function measureMessages(rate: number): Promise<string[]> {
  const before = await computed();
  const sent = await atRate(rate, async (number) => {
    const due = performance.now();
    const message = await sender.send(servers[number % 2]?.origin ?? '', number);
    return message && { key: changeOf(keyOf(number), message), due };
  });
  await sleep(1000);
  const times = sent.flatMap((one) => {
    const at = one && heard.get(one.key);
    return one && at ? at - one.due : [];
  });
  heard.clear();
  return rowOf(`messages, ${rate} a second`, { times, count: sent.length, before });
}

function changeOf(channel: string, { sequence }: Message): string {
  return JSON.stringify({ channel, sequence });
}

function whispered(number: number): void {
  waiting.get(number)?.shift()?.();
}

/** What one client says to the other, past the messages. */
async function measureWhispers(rate: number): Promise<string[]> {
  const before = await computed();
  const times = await atRate(rate, async (number) => {
    const due = performance.now();
    const isHeard = new Promise<true>((resolve) => {
      waiting.set(number, [...(waiting.get(number) ?? []), () => resolve(true)]);
    });
    const channel = channelChannel(keyOf(number));
    listeners[number * 2 - 2]?.say('client-typing', {}, channel);
    return (await Promise.race([isHeard, sleep(5000)])) ? performance.now() - due : null;
  });
  const told = times.flatMap((time) => time ?? []);
  return rowOf(`client events, ${rate} a second`, { times: told, count: times.length, before });
}

async function atRate<Result>(rate: number, work: (dialog: number) => Promise<Result>) {
  const results: Promise<Result>[] = [];
  const began = performance.now();
  for (let at = 0; at < rate * seconds; at += 1) {
    const early = began + (at * 1000) / rate - performance.now();
    if (early > 1) await sleep(early);
    results.push(work((at % dialogs) + 1));
  }
  return Promise.all(results);
}

/** Milliseconds so far: of the servers, of the database, and of this process with its clients. */
async function computed(): Promise<number[]> {
  const { user, system } = process.cpuUsage();
  const ofServers = servers.reduce((sum, server) => sum + cpuOf(server), 0);
  return [ofServers, await cpuOfDatabase(database.db), (user + system) / 1000];
}

async function rowOf(
  what: string,
  { times, count, before }: { times: number[]; count: number; before: number[] },
): Promise<string[]> {
  const figures = [0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(1));
  const spent = (await computed()).map((ms, at) => (ms - (before[at] ?? 0)) / count);
  const each = spent.map((ms) => `${ms.toFixed(2)} ms`);
  return [what, `${times.length} of ${count}`, ...figures, ...each];
}
