import { expect, test } from 'vitest';
import { limitPreloads } from './limit-preloads.ts';

test('four routes are loaded beforehand at a time, the rest in turn, whatever fails', async () => {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const router = {
    preloadRoute: ({ to }: { to: string }) => {
      started.push(to);
      return new Promise((resolve, reject) => {
        ends.set(to, (error) => (error ? reject(error) : resolve(undefined)));
      });
    },
  };
  const preloads = limitPreloads(router as never);
  const paths = ['/1', '/2', '/3', '/4', '/5', '/6'];
  const all = Promise.allSettled(paths.map((to) => router.preloadRoute({ to })));
  await Promise.resolve();
  expect(started).toEqual(['/1', '/2', '/3', '/4']);
  ends.get('/2')?.(new Error('gone'));
  await expect.poll(() => started).toEqual(['/1', '/2', '/3', '/4', '/5']);
  ends.get('/1')?.();
  await expect.poll(() => started).toEqual(paths);
  expect(preloads.isAnyRunning()).toBe(true);
  for (const end of ends.values()) end();
  const outcomes = (await all).map(({ status }) => status);
  expect(outcomes.filter((status) => status === 'rejected')).toHaveLength(1);
  expect(preloads.isAnyRunning()).toBe(false);
});
