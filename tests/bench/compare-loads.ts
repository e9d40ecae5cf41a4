import { setTimeout as sleep } from 'node:timers/promises';
import { bystanderNames, pairOf, watchBystanders } from './bystanders.ts';
import { ask, type Load } from './lanes.ts';
import { printTable } from './table.ts';
import type { ThrowawayProduct } from './throwaway-product.ts';

export interface LoadCase {
  name: string;
  /** Null: ten seconds of rest, to compare with. */
  load: Omit<Load, 'origin'> | null;
}

/** Prints what each load was answered, and what others noticed meanwhile. */
export async function compareLoads(product: ThrowawayProduct, cases: LoadCase[]): Promise<void> {
  const asked: string[][] = [];
  const noticed: string[][] = [];
  await warmUp(product.origin);
  for (const { name, load } of cases) {
    const watch = watchBystanders(product.origin);
    const result = load ? await ask({ ...load, origin: product.origin }) : await sleep(10_000);
    const others = await watch.stop();
    if (result) {
      const { statuses, served, refused } = result;
      asked.push([name, spell(statuses), pairOf(served), pairOf(refused)]);
    }
    noticed.push([name, ...others, product.memory()]);
  }
  printTable(['who asks', 'answers', 'served: p50 / p99 ms', 'refused'], asked);
  console.log('');
  printTable(['meanwhile: p50 / p99 ms', ...bystanderNames, 'MB (most)'], noticed);
}

/** Or whatever is measured first would be measured on code that nothing has compiled yet. */
async function warmUp(origin: string): Promise<void> {
  const watch = watchBystanders(origin);
  await sleep(15_000);
  await watch.stop();
}

const spell = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
