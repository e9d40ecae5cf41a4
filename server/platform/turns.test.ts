import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('runs so many at once, in their order, and refuses who would wait too long', async () => {
  const takeTurn = createTurns({ atOnce: 2, waiting: 1 });
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (id: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(id);
      ends.push(() => resolve(id));
    });
  const [first, second, third] = [1, 2, 3].map((id) => takeTurn(work(id)));
  expect(begun).toEqual([1, 2]);
  await expect(takeTurn(work(4))).rejects.toMatchObject({ status: 503, retryAfterSeconds: 10 });
  ends[0]?.();
  expect(await first).toBe(1);
  expect(begun).toEqual([1, 2, 3]);
  for (const end of ends) end();
  expect(await Promise.all([second, third])).toEqual([2, 3]);
});

it('gives the place on when the work fails', async () => {
  const takeTurn = createTurns({ atOnce: 1 });
  const failed = takeTurn(() => Promise.reject(new Error('broken')));
  const next = takeTurn(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
