import { once } from 'node:events';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { openDatabase } from '#server/platform/database.ts';
import { growTo } from './cards.ts';

interface Wish {
  url: string;
  count: number;
}

/** Grows the database in a thread of its own, whose memory is nobody's afterwards. */
export async function growApart(url: string, count: number): Promise<void> {
  const wish: Wish = { url, count };
  await once(new Worker(new URL(import.meta.url), { workerData: wish }), 'exit');
}

if (!isMainThread && workerData) {
  const { url, count } = workerData as Wish;
  const db = openDatabase({ url });
  await growTo(db, count);
  await db.destroy();
}
