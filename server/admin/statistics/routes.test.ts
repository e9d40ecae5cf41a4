import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moscowDay } from '#contract/russian.ts';
import { statisticsCalls } from '#contract/statistics.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: 'admin' });
});
afterAll(() => app.stop());

const ask = (from: string, to: string) =>
  admin.visitor.call(statisticsCalls.show, { query: { from, to } });

describe('the figures of a day', () => {
  it('are the facts of that day in Moscow', async () => {
    const nanny = await createPerson(app, { role: 'worker' });
    const family = await createPerson(app, { role: 'employer' });
    await createPublished(nanny, 'resume');
    await createPublished(family, 'vacancy');
    const { id: tariff_id } = await app.db
      .selectFrom('tariffs')
      .select('id')
      .where('price_kopecks', '>', 0)
      .limit(1)
      .executeTakeFirstOrThrow();
    // Half past eleven in the evening by UTC is the next day in Moscow.
    const paid_at = new Date('2026-03-09T21:30:00Z');
    const { id: payment_id } = await app.db
      .insertInto('payments')
      .values({
        user_id: family.id,
        tariff_id,
        amount_kopecks: 149_000,
        is_trial: false,
        provider: 'sandbox',
        purpose: 'purchase',
        state: 'succeeded',
        paid_at,
        ended_at: paid_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('refunds')
      .values({ payment_id, amount_kopecks: 49_000, state: 'succeeded', ended_at: paid_at })
      .execute();
    const today = moscowDay(new Date());
    const { data } = await ask(today, today);
    expect(data.days).toMatchObject([
      {
        day: today,
        workers: 1,
        families: 1,
        resumes: 1,
        vacancies: 1,
        contacts: 0,
        paid_kopecks: 0,
      },
    ]);
    const march = (await ask('2026-03-09', '2026-03-11')).data.days;
    expect(
      march.map(({ day, paid_kopecks, refunded_kopecks }) => [day, paid_kopecks, refunded_kopecks]),
    ).toEqual([
      ['2026-03-09', 0, 0],
      ['2026-03-10', 149_000, 49_000],
      ['2026-03-11', 0, 0],
    ]);
    expect(data.decided.map(({ queue }) => queue)).toContain('reviews');
    const after = (await ask('2026-03-12', '2026-03-14')).data;
    expect([after.totals.paid_kopecks, after.before.paid_kopecks]).toEqual([0, 149_000]);
  });

  it('are of a year at most, and of days in their order', async () => {
    expect((await ask('2026-03-09', '2026-03-08')).status).toBe(422);
    expect((await ask('2024-01-01', '2026-03-08')).status).toBe(422);
    expect((await ask('вчера', '2026-03-08')).status).toBe(422);
  });
});

it('half of the decisions came sooner than the median', async () => {
  const worker = await createPerson(app, { role: 'worker' });
  const made = (minutes: number) => ({
    user_id: worker.id,
    decision: 'reject' as const,
    reason: 'Не видно',
    created_at: new Date('2026-02-02T09:00:00Z'),
    decided_at: new Date(Date.parse('2026-02-02T09:00:00Z') + minutes * 60_000),
    applied_at: new Date('2026-02-03T09:00:00Z'),
  });
  await app.db
    .insertInto('passport_checks')
    .values([made(10), made(20), made(90)])
    .execute();
  const { data } = await ask('2026-02-01', '2026-02-03');
  expect(data.decided.find(({ queue }) => queue === 'passports')).toEqual({
    queue: 'passports',
    decided: 3,
    median_minutes: 20,
    before: { decided: 0, median_minutes: null },
  });
  const later = (await ask('2026-02-04', '2026-02-06')).data.decided;
  expect(later.find(({ queue }) => queue === 'passports')).toMatchObject({
    decided: 0,
    before: { decided: 3, median_minutes: 20 },
  });
});

it('tells for how long things wait in each queue now', async () => {
  const hour = 60 * 60 * 1000;
  for (const hours of [0.5, 2, 30, 100, 200]) {
    const { id: user_id } = await createPerson(app, { role: 'worker' });
    const created_at = new Date(Date.now() - hours * hour);
    await app.db.insertInto('passport_checks').values({ user_id, created_at }).execute();
  }
  const { data } = await ask('2026-02-01', '2026-02-03');
  const passports = data.ages.find(({ queue }) => queue === 'passports');
  expect(passports).toMatchObject({ waiting: [1, 1, 0, 1, 2], oldest_minutes: 12_000 });
});
