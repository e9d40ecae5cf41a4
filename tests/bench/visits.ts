import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

interface Wish {
  origin: string;
  /** Each is asked for once; there have to be more of them than time for them. */
  paths: string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

/** Pages a second when each is asked for the first time, asked from another thread. */
export async function rateOfFirstVisits(wish: Wish): Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: wish, stdout: true });
  const [rate] = await Promise.all([text(worker.stdout), once(worker, 'exit')]);
  return Number(rate);
}

if (!isMainThread && workerData) process.stdout.write(String(await visit(workerData as Wish)));

async function visit({ origin, paths, headers, connections, seconds }: Wish): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const left = [...paths];
  let done = 0;
  const lane = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      if (performance.now() - began > seconds * 1000) return;
      const sent = request(origin + path, { agent, headers }).end();
      const [answer] = await once(sent, 'response');
      answer.resume();
      await once(answer, 'end');
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${path}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  agent.destroy();
  return done / ((performance.now() - began) / 1000);
}
