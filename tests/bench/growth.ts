import { once } from 'node:events';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { openDatabase } from '#server/platform/database.ts';
import { growTo } from './cards.ts';

interface Options {
  url: string;
  count: number;
}

/** Grows the database in a thread of its own, whose memory is nobody's afterwards. */
export async function growApart(url: string, count: number): Promise<void> {
  const options: Options = { url, count };
  await once(new Worker(new URL(import.meta.url), { workerData: options }), 'exit');
}

if (!isMainThread && workerData) {
  const { url, count } = workerData as Options;
  const db = openDatabase({ url });
  await growTo(db, count);
  await db.destroy();
}
