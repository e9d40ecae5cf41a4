import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { PayUnit } from '#contract/pay.ts';
import { createCategory, createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('says what half of the cards pay, by unit, once there are five', async () => {
  const category = await createCategory(app);
  const publish = async (
    from: number | null,
    to: number | null,
    unit: PayUnit,
    city = 'moskva',
  ) => {
    const employer = await createPerson(app, { role: 'employer' });
    const pay = { from_kopecks: from, to_kopecks: to, unit };
    return createPublished(employer, 'vacancy', { city, pay }, category);
  };
  const hint = async (city = 'moskva') => {
    const query = { city, category };
    const { data } = await app.visitor().call(cardCalls.vacancy.payHint, { query });
    return data.data;
  };
  // The middle counts: 200, 300, 400, 500 and 600 roubles.
  await publish(20_000, 20_000, 'hour');
  await publish(30_000, null, 'hour');
  await publish(null, 40_000, 'hour');
  await publish(40_000, 60_000, 'hour');
  expect(await hint()).toEqual([]);
  await publish(50_000, 70_000, 'hour');
  await publish(90_000, null, 'hour', 'perm');
  await publish(5_000_000, null, 'month');
  const hourly = {
    unit: 'hour',
    count: 5,
    low_kopecks: 30_000,
    median_kopecks: 40_000,
    high_kopecks: 50_000,
  };
  expect(await hint()).toEqual([hourly]);
  expect(await hint('perm')).toEqual([]);
  for (let card = 0; card < 4; card += 1) await publish(7_000_000, 9_000_000, 'month');
  expect((await hint()).map(({ unit, count }) => [unit, count])).toEqual([
    ['hour', 5],
    ['month', 5],
  ]);
  expect((await hint())[1]).toMatchObject({ low_kopecks: 8_000_000, high_kopecks: 8_000_000 });
});

it('is asked of a city and a category that there are', async () => {
  const ask = (query: object) => app.visitor().send(cardCalls.resume.payHint, { query });
  expect((await ask({ city: 'moskva', category: 'astronavt' })).status).toBe(404);
  expect((await ask({ city: 'atlantida', category: 'nyanya' })).status).toBe(404);
  expect((await ask({ city: 'moskva' })).status).toBe(422);
});
