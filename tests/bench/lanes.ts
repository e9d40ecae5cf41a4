import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { quantile } from './rate.ts';

export interface Asking {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface Load {
  origin: string;
  /** Each connection takes the next one. */
  requests: Asking[];
  connections: number;
  seconds: number;
  /** Each connection speaks for an address of its own, or all of them for one. */
  addresses: 'many' | 'one';
  /** How long somebody who was refused waits before asking again. */
  pauseMs: number;
}

interface Asked {
  /** How many answers had this status; `cut` had none. */
  statuses: Record<string, number>;
  /** Milliseconds until the whole answer was there, of those that were served and refused. */
  served: { p50: number; p99: number };
  refused: { p50: number; p99: number };
}

/** Asks without rest on so many connections, from another thread. */
export async function ask(load: Load): Promise<Asked> {
  const worker = new Worker(new URL(import.meta.url), { workerData: load, stdout: true });
  const [answer] = await Promise.all([text(worker.stdout), once(worker, 'exit')]);
  return JSON.parse(answer) as Asked;
}

async function run(load: Load): Promise<Asked> {
  const statuses: Record<string, number> = {};
  const served: number[] = [];
  const refused: number[] = [];
  const until = performance.now() + load.seconds * 1000;
  let next = 0;
  const lane = async (at: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const forwarded = load.addresses === 'one' ? '198.51.100.1' : addressOf(at);
    while (performance.now() < until) {
      const asking = load.requests[next++ % load.requests.length] ?? { path: '/' };
      const began = performance.now();
      const status = await send(load.origin, asking, { agent, forwarded });
      statuses[status] = (statuses[status] ?? 0) + 1;
      const isServed = status.startsWith('2');
      (isServed ? served : refused).push(performance.now() - began);
      if (!isServed) await sleep(load.pauseMs);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: load.connections }, (_none, at) => lane(at)));
  const summed = (times: number[]) => ({ p50: quantile(times, 0.5), p99: quantile(times, 0.99) });
  return { statuses, served: summed(served), refused: summed(refused) };
}

const addressOf = (at: number) => `203.0.${113 + (at >> 8)}.${at & 255}`;

const usualHeaders = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
  'accept-encoding': 'gzip, deflate, br',
  accept: 'text/html',
};

/** The status of an answer that came whole. */
async function send(
  origin: string,
  { method = 'GET', path, headers = {}, body }: Asking,
  { agent, forwarded }: { agent: Agent; forwarded: string },
): Promise<string> {
  return new Promise<string>((resolve) => {
    const cut = () => resolve('cut');
    const sent = request(origin + path, {
      method,
      agent,
      headers: { ...usualHeaders, ...headers, 'x-forwarded-for': forwarded },
      timeout: 30_000,
    });
    sent.on('error', cut).on('timeout', () => sent.destroy());
    sent.on('response', (answer) => {
      answer.on('error', cut).on('close', cut).resume();
      answer.on('end', () => resolve(String(answer.statusCode)));
    });
    sent.end(body);
  });
}

if (!isMainThread && workerData) process.stdout.write(JSON.stringify(await run(workerData)));
