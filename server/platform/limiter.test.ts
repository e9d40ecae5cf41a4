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

it('takes one work of each who waits in turn, and bounds what one may ask for', async () => {
  const limit = createLimiter({ concurrency: 1, maxQueue: 6, maxQueueEach: 4 });
  const done: string[] = [];
  const ask = (who: string) => limit(async () => void done.push(who), who);
  const eager = Array.from({ length: 5 }, () => ask('eager'));
  const beyond = ask('eager').catch((error: unknown) => error);
  const others = [ask('anna'), ask('boris')];
  const late = ask('vera').catch((error: unknown) => error);
  expect(await Promise.all([beyond, late])).toMatchObject([{ status: 429 }, { status: 503 }]);
  await Promise.all([...eager, ...others]);
  expect(done).toEqual(['eager', 'eager', 'anna', 'boris', 'eager', 'eager', 'eager']);
});

it('gives the place on when the work fails', async () => {
  const limit = createLimiter({ concurrency: 1 });
  const failed = limit(() => Promise.reject(new Error('broken')));
  const next = limit(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
