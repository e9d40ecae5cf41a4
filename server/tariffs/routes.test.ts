import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { getUser, register } from '#contract/session.ts';
import {
  getEntitlement,
  getTariffContent,
  listTariffs,
  listTestTariffs,
  nextPriceLine,
} from '#contract/tariffs.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { giveTariff } from '#tests/tariffs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Visits = Pick<Person, 'visitor'>;
const guest = (): Visits => ({ visitor: app.visitor() });
const tariffs = async ({ visitor }: Visits, role?: 'worker' | 'employee') =>
  (await visitor.call(listTariffs, { query: role ? { role } : {} })).data.data;
const trials = async ({ visitor }: Visits, role?: 'worker' | 'employee') =>
  (await visitor.call(listTestTariffs, { query: role ? { role } : {} })).data.data;
const names = (list: { name: string }[]) => list.map(({ name }) => name);

const ofWorkers = ['Базовый', 'Месяц', '3 месяца'];
const ofEmployers = ['Базовый', 'Месяц', '3 месяца', '5 контактов'];

describe('the tariffs', () => {
  it('are those of the role; guests and staff say which', async () => {
    expect(names(await tariffs(guest()))).toEqual(ofWorkers);
    expect(names(await tariffs(guest(), 'employee'))).toEqual(ofEmployers);
    const employer = await createPerson(app, { role: 'employer' });
    expect(names(await tariffs(employer, 'worker'))).toEqual(ofEmployers);
    const moderator = await createPerson(app, { role: 'moderator' });
    expect(names(await tariffs(moderator, 'employee'))).toEqual(ofEmployers);
    const wrong = await app.visitor().send(listTariffs, { query: { role: 'admin' } });
    expect(wrong.status).toBe(422);
  });

  it('on trial stand apart, with what they cost after it', async () => {
    expect(await trials(guest())).toEqual([]);
    const [trial] = await trials(guest(), 'employee');
    expect(trial).toMatchObject({
      name: 'Пробный',
      price_kopecks: 9900,
      next_price_kopecks: 149_000,
      period: { count: 3, unit: 'day' },
      is_trial: true,
      is_current: false,
    });
    expect(nextPriceLine(trial?.next_price_kopecks ?? 0)).toBe('далее 1490р за тариф');
  });

  it('have their texts', async () => {
    for (const role of ['worker', 'employee'] as const) {
      const { data } = (await app.visitor().call(getTariffContent, { query: { role } })).data;
      expect(data.heading).toMatch(/^Тарифы/);
      expect(data.questions.length).toBeGreaterThan(2);
    }
  });

  it('say which one the viewer is on', async () => {
    const olga = await createPerson(app, { role: 'employer' });
    const current = async () =>
      (await tariffs(olga)).filter(({ is_current }) => is_current).map(({ slug }) => slug);
    expect(await current()).toEqual(['employer-basic']);
    const until = new Date(Date.now() + 1_000_000);
    await giveTariff(app, olga, 'employer-month', { until });
    expect(await current()).toEqual(['employer-month']);
    await giveTariff(app, olga, 'employer-quarter', { until: new Date(Date.now() - 1000) });
    expect(await current()).toEqual(['employer-month']);
  });
});

describe('the free tariff', () => {
  it('comes with the registration', async () => {
    const visitor = app.visitor();
    const { status, data } = await visitor.call(register, {
      body: {
        role: 'worker',
        login: 'svezhaya@example.com',
        password: 'ochen-dlinnyi-parol',
        consents: ['agreement', 'personal_data'],
      },
    });
    expect(status).toBe(201);
    expect(data.user.tariff).toEqual({ slug: 'worker-basic', name: 'Базовый', until: null });
    const rows = await app.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', data.user.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('is not for the staff', async () => {
    const admin = await createPerson(app, { role: 'admin' });
    expect((await admin.visitor.call(getUser)).data.tariff).toBeNull();
    const { data } = await admin.visitor.call(getEntitlement, { query: {} });
    expect(data).toEqual({
      tariff: null,
      cards: { most: 0, published: 0 },
      contacts: { left: 0, most: 0, renews_at: null },
      may_edit: true,
    });
  });
});

it('a card that is asked about has to be one of those of the person', async () => {
  const { visitor } = await createPerson(app, { role: 'worker' });
  const reply = await visitor.send(getEntitlement, { query: { card: 'Няня' } });
  expect(reply.status).toBe(422);
  const nobodys = await visitor.call(getEntitlement, { query: { card: 'nyanya-zzzzzz' } });
  expect(nobodys.data.may_edit).toBe(true);
  expect((await visitor.call(cardCalls.resume.listOwn, { query: {} })).data.data).toEqual([]);
});
