import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

interface Visits {
  origin: string;
  /** Each is asked for once; there have to be more of them than time for them. */
  paths: string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

interface Visited {
  /** Pages a second. */
  rate: number;
  /** Of one page in the middle of all, as it came. */
  bytes: number;
}

/** Pages that are asked for the first time, each of them, asked from another thread. */
export async function rateOfFirstVisits(visits: Visits): Promise<Visited> {
  const worker = new Worker(new URL(import.meta.url), { workerData: visits, stdout: true });
  const [told] = await Promise.all([text(worker.stdout), once(worker, 'exit')]);
  return JSON.parse(told);
}

if (!isMainThread && workerData)
  process.stdout.write(JSON.stringify(await visit(workerData as Visits)));

async function visit({ origin, paths, headers, connections, seconds }: Visits): Promise<Visited> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const left = [...paths];
  const sizes: number[] = [];
  const lane = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      if (performance.now() - began > seconds * 1000) return;
      const sent = request(origin + path, { agent, headers }).end();
      const [answer] = await once(sent, 'response');
      const { length } = await buffer(answer);
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${path}`);
      sizes.push(length);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  agent.destroy();
  return {
    rate: sizes.length / ((performance.now() - began) / 1000),
    bytes: sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0,
  };
}
