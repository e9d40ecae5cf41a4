import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
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

it('gives places that have become more to those who wait, before who comes then', async () => {
  let concurrency = 1;
  const limit = createLimiter({ concurrency: () => concurrency });
  const begun: string[] = [];
  const ask = (who: string) =>
    void limit(async () => {
      begun.push(who);
      await new Promise(() => undefined);
    }, who);
  for (const who of ['anna', 'boris', 'vera']) ask(who);
  expect(begun).toEqual(['anna']);
  concurrency = 3;
  ask('gleb');
  await expect.poll(() => begun).toEqual(['anna', 'boris', 'vera']);
});

it('lets nobody wait for all that another has asked for, and bounds what one may ask for', async () => {
  const limit = createLimiter({ concurrency: 1, maxQueue: 6, maxQueueEach: 4 });
  const done: string[] = [];
  const ask = (who: string) => limit(async () => void done.push(who), who);
  const eager = Array.from({ length: 5 }, () => ask('eager'));
  const beyond = ask('eager').catch((error: unknown) => error);
  const others = [ask('anna'), ask('boris')];
  expect(await beyond).toMatchObject({ status: 429 });
  await Promise.all([...eager, ...others]);
  expect(done).toEqual(['eager', 'anna', 'boris', 'eager', 'eager', 'eager', 'eager']);
});

it('gives a place in a full queue to whoever was served longer ago than one who waits there', async () => {
  const limit = createLimiter({ concurrency: 1, maxQueue: 3 });
  const done: string[] = [];
  const ask = (who: string) =>
    limit(async () => void done.push(who), who).catch((error: unknown) => error);
  await ask('boris');
  await ask('eager');
  let release = (): void => undefined;
  const busy = limit(() => new Promise<void>((resolve) => (release = resolve)), 'eager');
  const eager = [ask('eager'), ask('eager'), ask('eager')];
  const others = [ask('anna'), ask('boris')];
  const refused = { status: 503, retryAfterSeconds: 10 };
  expect(await Promise.all(eager.slice(1))).toMatchObject([refused, refused]);
  expect(await ask('eager')).toMatchObject(refused);
  release();
  expect(await Promise.all([busy, eager[0], ...others])).toEqual(Array(4).fill(undefined));
  expect(done).toEqual(['boris', 'eager', 'anna', 'boris', 'eager']);
});

it('leaves a full queue of newcomers as it is', async () => {
  const limit = createLimiter({ concurrency: 1, maxQueue: 2 });
  const done: string[] = [];
  const ask = (who: string) => limit(async () => void done.push(who), who);
  const waiting = ['anna', 'boris', 'vera'].map(ask);
  await expect(ask('gleb')).rejects.toMatchObject({ status: 503 });
  await Promise.all(waiting);
  expect(done.toSorted()).toEqual(['anna', 'boris', 'vera']);
});

it('keeps out nobody who comes once while forty fill the queue again and again', async () => {
  const limit = createLimiter({ concurrency: 1, maxQueue: 16 });
  let served = 0;
  const over = new AbortController();
  const flood = Array.from({ length: 40 }, async (_none, at) => {
    while (!over.signal.aborted) {
      await limit(async () => {
        await sleep(1);
        served += 1;
      }, `flood ${at}`).catch(() => sleep(5));
    }
  });
  await expect.poll(() => served).toBeGreaterThanOrEqual(80);
  const visitors = Array.from({ length: 10 }, async (_none, at) => {
    await sleep(at * 10);
    await limit(() => Promise.resolve(), `visitor ${at}`);
    // And once more, as whoever goes on reading.
    await sleep(100);
    await limit(() => Promise.resolve(), `visitor ${at}`);
  });
  await Promise.all(visitors);
  over.abort();
  await Promise.all(flood);
});

it('lets who comes once go before forty who come again and again', async () => {
  const limit = createLimiter({ concurrency: 1 });
  const done: string[] = [];
  const over = new AbortController();
  const flood = Array.from({ length: 40 }, async (_none, at) => {
    while (!over.signal.aborted) {
      await limit(async () => {
        await sleep(1);
        done.push(`flood ${at}`);
      }, `flood ${at}`);
    }
  });
  // Each of the forty has been served once.
  await expect.poll(() => done.length).toBeGreaterThanOrEqual(40);
  const before = done.length;
  await limit(async () => void done.push('anna'), 'anna');
  over.abort();
  expect(done.indexOf('anna') - before).toBeLessThanOrEqual(1);
  await Promise.all(flood);
});

it('lets who comes after a crowd of newcomers not wait for all of it', async () => {
  const limit = createLimiter({ concurrency: 1 });
  const order: string[] = [];
  const ask = (who: string) => limit(async () => void order.push(who), who);
  let release = (): void => undefined;
  const busy = limit(() => new Promise<void>((resolve) => (release = resolve)), 'busy');
  const crowd = Array.from({ length: 40 }, (_none, at) => ask(`crowd ${at}`));
  const anna = ask('anna');
  release();
  await Promise.all([busy, ...crowd, anna]);
  expect(order.indexOf('anna')).toBe(1);
  // And who came first does not wait for those who came later.
  expect(order.indexOf('crowd 0')).toBe(0);
});

it('does not let ever new ones keep out who was here before', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const limit = createLimiter({ concurrency: 1 });
  const order: string[] = [];
  const ask = (who: string) => limit(async () => void order.push(who), who);
  await ask('anna');
  vi.advanceTimersByTime(6000);
  let release = (): void => undefined;
  const busy = limit(() => new Promise<void>((resolve) => (release = resolve)), 'busy');
  const all = [ask('anna')];
  for (let at = 0; at < 5; at += 1) {
    vi.advanceTimersByTime(10);
    all.push(ask(`new ${at}`));
  }
  vi.useRealTimers();
  release();
  await Promise.all([busy, ...all]);
  expect(order.slice(1)).toEqual(['anna', 'new 4', 'new 0', 'new 3', 'new 1', 'new 2']);
});

it('gives the place on when the work fails', async () => {
  const limit = createLimiter({ concurrency: 1 });
  const failed = limit(() => Promise.reject(new Error('broken')));
  const next = limit(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

it('rests between what one asks for without end; others take the place, and each answer is at once', async () => {
  const limit = createLimiter({ concurrency: 2, concurrencyEach: 1, shortestEachMs: 200 });
  const began = performance.now();
  const done: string[] = [];
  const ask = (who: string) => limit(async () => void done.push(who), who);
  const flood = [ask('flood'), ask('flood'), ask('flood')];
  await flood[0];
  for (const guest of ['anna', 'boris', 'vera', 'galina']) await ask(guest);
  expect(performance.now() - began).toBeLessThan(180);
  expect(done).toEqual(['flood', 'anna', 'boris', 'vera', 'galina']);
  await Promise.all(flood);
  expect(performance.now() - began).toBeGreaterThan(395);
  expect(done.slice(5)).toEqual(['flood', 'flood']);
});
