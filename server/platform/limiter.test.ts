import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

it('runs so many at once, in their order, and refuses who would wait too long', async () => {
  const limit = createLimiter({ concurrency: 2, maxQueue: 1 });
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (id: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(id);
      ends.push(() => resolve(id));
    });
  const [first, second, third] = [1, 2, 3].map((id) => limit(work(id)));
  expect(begun).toEqual([1, 2]);
  await expect(limit(work(4))).rejects.toMatchObject({ status: 503, retryAfterSeconds: 10 });
  ends[0]?.();
  expect(await first).toBe(1);
  expect(begun).toEqual([1, 2, 3]);
  for (const end of ends) end();
  expect(await Promise.all([second, third])).toEqual([2, 3]);
});

it('gives the place on when the work fails', async () => {
  const limit = createLimiter({ concurrency: 1 });
  const failed = limit(() => Promise.reject(new Error('broken')));
  const next = limit(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
