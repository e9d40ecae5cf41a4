import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPaymentCalls } from '#contract/admin-payments.ts';
import { paymentCalls } from '#contract/payments.ts';
import { subscriptionCalls } from '#contract/subscriptions.ts';
import {
  tariffEditingCalls,
  type TariffSource,
  type TariffWriting,
} from '#contract/tariff-editing.ts';
import { getEntitlement, listTariffs, listTestTariffs } from '#contract/tariffs.ts';
import { checkPaymentIfPossible } from '#server/payments/provider.actions.ts';
import { checkMoney } from '#server/payments/reconciliation/actions.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { type FakeYookassa, startYookassa } from '#tests/fakes/yookassa.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

const { list, save, order } = tariffEditingCalls;

let bank: FakeYookassa;
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  bank = await startYookassa();
  app = await startTestApp(bank.environment);
  admin = await createPerson(app, { role: 'admin' });
});
afterAll(async () => {
  const violations = await checkMoney(app.deps, new Date(0));
  await app.stop();
  await bank.stop();
  if (violations.length > 0) throw new Error(JSON.stringify(violations));
});

const all = async () => (await admin.visitor.call(list)).data.data;

async function sourceOf(slug: string): Promise<TariffSource> {
  const found = (await all()).find((one) => one.slug === slug);
  if (!found) throw new Error(`no ${slug}`);
  return found;
}

/** Everything as it was, but for the part. */
async function send(slug: string, part: object, known?: TariffSource) {
  const source = known ?? (await sourceOf(slug));
  const { version } = source;
  return admin.visitor.send(save, {
    params: { slug },
    body: { ...pick(source), version, ...part },
  });
}

async function begin(tariff = 'employer-month', body: object = {}) {
  const person = await createPerson(app, { role: 'employer' });
  const { data } = await person.visitor.call(paymentCalls.buy, { body: { tariff, ...body } });
  return { person, id: data.payment.id };
}

async function pay(id: string): Promise<void> {
  const [known] = bank.byOrder(id);
  if (!known) throw new Error('the bank knows nothing');
  bank.pay(known.id);
  await checkPaymentIfPossible(app.deps, id);
}

const contactsOf = async ({ visitor }: Person) =>
  (await visitor.call(getEntitlement, { query: {} })).data.contacts.most;

describe('a tariff that is edited', () => {
  it('stays what it was for whoever has bought it or is paying for it just now', async () => {
    const before = await sourceOf('employer-month');
    const held = await begin();
    await pay(held.id);
    const paying = await begin();
    const most = await contactsOf(held.person);
    const dearer = { price_kopecks: 199_000, contacts: 5, period: { count: 10, unit: 'day' } };
    expect((await send('employer-month', dearer)).status).toBe(200);
    expect(await contactsOf(held.person)).toBe(most);

    await pay(paying.id);
    const { visitor } = admin;
    const page = (await visitor.call(adminPaymentCalls.show, { params: { id: paying.id } })).data;
    expect(page).toMatchObject({ state: 'succeeded', amount_kopecks: before.price_kopecks });
    expect(await contactsOf(paying.person)).toBe(most);
    const { data } = (await paying.person.visitor.call(subscriptionCalls.list)).data;
    const days = (Date.parse(data[0]?.until ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(25);

    const fresh = await begin();
    await pay(fresh.id);
    expect(await contactsOf(fresh.person)).toBe(most - before.contacts + 5);
    const stale = { ...pick(before), version: before.version };
    expect((await send('employer-month', stale)).status).toBe(409);
    const { version } = await sourceOf('employer-month');
    expect((await send('employer-month', { ...pick(before), version })).status).toBe(200);
  });

  it('asks again whoever has seen another sum, or other terms of what is begun', async () => {
    const before = await sourceOf('employer-quarter');
    const person = await createPerson(app, { role: 'employer' });
    const buying = (part: { amount_kopecks: number }) =>
      person.visitor.send(paymentCalls.buy, { body: { tariff: 'employer-quarter', ...part } });
    await send('employer-quarter', { price_kopecks: 399_000 });
    const old = await buying({ amount_kopecks: before.price_kopecks });
    expect(old.status).toBe(409);
    expect(old.problem.detail).toContain('Сумма изменилась');
    expect((await buying({ amount_kopecks: 399_000 })).status).toBe(201);
    await send('employer-quarter', { price_kopecks: 399_000, contacts: 60 });
    const other = await buying({ amount_kopecks: 399_000 });
    expect(other.status).toBe(409);
    expect(other.problem.detail).toContain('на прежних условиях');
    const { version } = await sourceOf('employer-quarter');
    await send('employer-quarter', { ...pick(before), version });
  });

  it('is saved over nobody', async () => {
    const known = await sourceOf('worker-month');
    const both = await Promise.all([
      send('worker-month', { contacts: 31 }, known),
      send('worker-month', { contacts: 32 }, known),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await send('worker-month', { contacts: 33 }, known)).status).toBe(409);
    expect((await sourceOf('worker-month')).version).toBe(known.version + 1);
  });

  it('that is hidden is neither shown nor sold', async () => {
    expect((await send('employer-contacts-5', { is_shown: false })).status).toBe(200);
    const query = { role: 'employee' } as const;
    const { data } = (await app.visitor().call(listTariffs, { query })).data;
    expect(data.map(({ slug }) => slug)).not.toContain('employer-contacts-5');
    const person = await createPerson(app, { role: 'employer' });
    const body = { tariff: 'employer-contacts-5' };
    expect((await person.visitor.send(paymentCalls.buy, { body })).status).toBe(404);
    expect((await send('employer-contacts-5', { is_shown: true })).status).toBe(200);
    expect((await person.visitor.send(paymentCalls.buy, { body })).status).toBe(201);
  });

  it('tells with a trial what follows it', async () => {
    const { price_kopecks } = await sourceOf('employer-month');
    await send('employer-month', { price_kopecks: 159_000 });
    const query = { role: 'employee' } as const;
    const { data } = (await app.visitor().call(listTestTariffs, { query })).data;
    expect(data[0]?.next_price_kopecks).toBe(159_000);
    await send('employer-month', { price_kopecks });
  });

  it.each([
    ['worker-month', { price_kopecks: 0 }, 422],
    ['worker-month', { price_kopecks: 39_050 }, 422],
    ['worker-month', { price_kopecks: -100 }, 422],
    ['worker-month', { period: null }, 422],
    ['worker-month', { period: { count: 0, unit: 'day' } }, 422],
    ['worker-month', { included: [] }, 422],
    ['worker-month', { included: [' '] }, 422],
    ['worker-month', { name: '\0' }, 422],
    ['worker-month', { is_trial: true }, 422],
    ['worker-basic', { price_kopecks: 100 }, 422],
    ['worker-basic', { is_shown: false }, 422],
    ['employer-contacts-5', { period: { count: 1, unit: 'month' } }, 422],
  ])('cannot be what makes no sense: %s %o', async (slug, part, status) => {
    const before = await sourceOf(slug);
    expect((await send(slug, part)).status).toBe(status);
    expect(await sourceOf(slug)).toEqual(before);
  });
});

describe('the order of tariffs', () => {
  const slugs = async () =>
    (await all()).filter(({ role }) => role === 'worker').map(({ slug }) => slug);

  it('is that of the list, whole or not at all', async () => {
    const before = await slugs();
    const put = (wanted: string[]) =>
      admin.visitor.send(order, { body: { role: 'worker', slugs: wanted } });
    expect((await put(before.toReversed())).status).toBe(200);
    expect(await slugs()).toEqual(before.toReversed());
    expect((await put(before.slice(1))).status).toBe(409);
    expect((await put([...before.slice(1), before[1] ?? ''])).status).toBe(409);
    expect((await put([...before, 'employer-month'])).status).toBe(409);
    expect((await put(before)).status).toBe(200);
    const log = app.db.selectFrom('audit_log').select('action').where('actor_id', '=', admin.id);
    const actions = (await log.execute()).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['tariff_save', 'tariff_order']));
  });
});

const pick = (source: TariffSource): TariffWriting => ({
  name: source.name,
  summary: source.summary,
  price_kopecks: source.price_kopecks,
  period: source.period,
  cards: source.cards,
  contacts: source.contacts,
  included: source.included,
  is_shown: source.is_shown,
});
