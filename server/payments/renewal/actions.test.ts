import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentCalls } from '#contract/payments.ts';
import { subscriptionCalls } from '#contract/subscriptions.ts';
import { openDatabase } from '#server/platform/database.ts';
import { lettersTo } from '#tests/deliveries.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { type FakeYookassa, startYookassa } from '#tests/fakes/yookassa.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { checkPaymentIfPossible } from '../provider.actions.ts';
import { remindOfCharges } from './reminders.actions.ts';
import { chargeRenewals, endFinished } from './actions.ts';

let bank: FakeYookassa;
let app: TestApp;
beforeAll(async () => {
  bank = await startYookassa();
  app = await startTestApp(bank.environment);
});
afterAll(async () => {
  await app.stop();
  await bank.stop();
});
beforeEach(async () => {
  bank.mishap = () => null;
  bank.declining.clear();
  await app.db.deleteFrom('attempts').execute();
});

const day = 24 * 60 * 60 * 1000;
const after = (moment: Date | string, milliseconds: number) =>
  new Date(new Date(moment).getTime() + milliseconds);

/** A family that has bought a tariff, with the box ticked or not. */
async function subscriber(tariff: string, { renews = true, at = new Date() } = {}) {
  const person = await createPerson(app, { role: 'employer' });
  const { data: quote } = await person.visitor.call(paymentCalls.quote, { query: { tariff } });
  const consent = renews && {
    renewal_consent: true,
    ...(quote.renewal && { renewal_version: quote.renewal.version }),
  };
  const call = tariff.endsWith('trial') ? paymentCalls.buyTest : paymentCalls.buy;
  const { data } = await person.visitor.call(call, { body: { tariff, ...consent } });
  const [known] = bank.byOrder(data.payment.id);
  bank.pay(known?.id ?? '');
  await checkPaymentIfPossible(app.deps, data.payment.id, at);
  return { person, method: known?.payment_method?.id ?? '' };
}

const held = async ({ visitor }: Person) =>
  (await visitor.call(subscriptionCalls.list)).data.data[0];
const stored = ({ id }: Person) =>
  app.db
    .selectFrom('subscriptions')
    .innerJoin('tariffs', 'tariffs.id', 'tariff_id')
    .selectAll('subscriptions')
    .select('slug')
    .where('user_id', '=', id)
    .where('is_free', '=', false)
    .orderBy('subscriptions.id', 'desc')
    .executeTakeFirstOrThrow();
const setMonthPrice = (kopecks: number) =>
  app.db
    .updateTable('tariffs')
    .set({ price_kopecks: kopecks })
    .where('slug', '=', 'employer-month')
    .execute();
const renewalsOf = ({ id }: Person) =>
  app.db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', id)
    .where('purpose', '=', 'renewal')
    .orderBy('created_at')
    .execute();
const kindsOf = async ({ id }: Person) =>
  (
    await app.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

/** What the jobs do at that moment, with the answer of the bank. */
async function runAt(now: Date, deps = app.deps): Promise<void> {
  await remindOfCharges(deps.db, now);
  await chargeRenewals(deps, now);
  const open = await deps.db
    .selectFrom('payments')
    .select('id')
    .where('purpose', '=', 'renewal')
    .where('state', 'in', ['new', 'pending'])
    .execute();
  for (const { id } of open) await checkPaymentIfPossible(deps, id, now);
  await endFinished(deps.db, now);
}

describe('a tariff that goes on', () => {
  it('gives what was agreed to, also after the tariff was edited; a new length counts anew', async () => {
    const month = () => app.db.updateTable('tariffs').where('slug', '=', 'employer-month');
    const at = new Date('2027-01-31T12:00:00Z');
    const { person } = await subscriber('employer-month', { at });
    const { contacts } = await app.db
      .selectFrom('tariffs')
      .select('contacts')
      .where('slug', '=', 'employer-month')
      .executeTakeFirstOrThrow();
    await month().set({ contacts: 1, period_count: 10, period_unit: 'day' }).execute();
    await runAt(new Date('2027-02-28T12:00:00Z'));
    const given = () =>
      app.db
        .selectFrom('entitlements')
        .select(['contacts', 'until'])
        .where('user_id', '=', person.id)
        .where('payment_id', 'is not', null)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
    expect(await given()).toEqual({ contacts, until: new Date('2027-03-31T12:00:00Z') });

    // Agreed to once more, as it is now: ten days from the end of the month that runs.
    const { visitor } = person;
    const params = { id: (await stored(person)).id };
    await visitor.call(subscriptionCalls.cancel, { params });
    await app.db
      .updateTable('subscriptions')
      .set({ until: after(new Date(), day), anchored_at: after(new Date(), -27 * day) })
      .where('id', '=', params.id)
      .execute();
    const renewal_version = (await held(person))?.offer?.version ?? '';
    await visitor.call(subscriptionCalls.resume, { params, body: { renewal_version } });
    const { until } = await stored(person);
    await runAt(after(until ?? '', 0));
    expect(await given()).toEqual({ contacts: 1, until: after(until ?? '', 10 * day) });
    await month().set({ contacts, period_count: 1, period_unit: 'month' }).execute();
  });

  it('is told of before, charged once a period, and comes back to the 31st', async () => {
    const at = new Date('2027-01-31T12:00:00Z');
    const { person } = await subscriber('employer-month', { at });
    const ends = ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'];
    expect((await stored(person)).until?.toISOString()).toBe('2027-02-28T12:00:00.000Z');
    for (const [turn, end] of ends.slice(0, -1).entries()) {
      const due = new Date(`${end}T12:00:00Z`);
      await runAt(after(due, -71 * 60 * 60 * 1000));
      await runAt(after(due, -70 * 60 * 60 * 1000));
      await runAt(after(due, -23 * 60 * 60 * 1000));
      await runAt(due);
      await runAt(after(due, 60_000));
      const { until, period_no, state } = await stored(person);
      expect([until?.toISOString(), period_no, state]).toEqual([
        `${ends[turn + 1]}T12:00:00.000Z`,
        turn + 2,
        'active',
      ]);
    }
    const charged = await renewalsOf(person);
    expect(charged.map(({ state, amount_kopecks }) => [state, amount_kopecks])).toEqual(
      Array.from({ length: 3 }, () => ['succeeded', 149_000]),
    );
    for (const { id } of charged) expect(bank.byOrder(id)).toHaveLength(1);
    const turn = ['renewal_soon', 'renewal_soon', 'payment_succeeded'];
    expect(await kindsOf(person)).toEqual(['payment_succeeded', ...turn, ...turn, ...turn]);
  });

  it('bought on a leap day ends on the 28th of other years, and comes back to the 29th', async () => {
    const { person } = await subscriber('employer-month', { at: new Date('2028-02-29T22:30:00Z') });
    // The first of March in Moscow.
    for (const end of ['2028-03-31', '2028-04-30', '2028-05-31']) {
      expect((await stored(person)).until?.toISOString()).toBe(`${end}T22:30:00.000Z`);
      await runAt(new Date(`${end}T22:30:00Z`));
    }
  });

  // From Kaliningrad to Kamchatka: a period is one of Moscow's calendar, wherever somebody pays.
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'bought around midnight of UTC+%i is charged once a period',
    async (ahead) => {
      for (const [bought, minutes] of [
        ['2027-01-31', 1],
        ['2028-02-29', -1],
      ] as const) {
        const midnight = Date.parse(`${bought}T00:00:00Z`) - ahead * 60 * 60 * 1000;
        const { person } = await subscriber('employer-month', {
          at: new Date(midnight + minutes * 60_000),
        });
        for (const turn of [1, 2, 3]) {
          const due = (await stored(person)).until ?? new Date(0);
          for (const hours of [-1, 0, 1]) await runAt(after(due, hours * 60 * 60 * 1000));
          expect(await renewalsOf(person)).toHaveLength(turn);
          const { until, state } = await stored(person);
          const days = ((until?.getTime() ?? 0) - due.getTime()) / day;
          expect([state, days >= 28 && days <= 31]).toEqual(['active', true]);
        }
      }
    },
  );

  it('is told of when a trial is bought: three days leave room for one letter more', async () => {
    const { person } = await subscriber('employer-trial');
    const { until } = await stored(person);
    const [paid] = await lettersTo(app, person.email);
    const text = paid?.text.replaceAll('\u00a0', ' ') ?? '';
    expect(text).toContain('Вы включили продление');
    expect(text).toMatch(/спишется 1 490 ₽ за тариф «Месяц»/);
    await runAt(after(until ?? '', -2 * day));
    expect(await kindsOf(person)).not.toContain('renewal_soon');
    await runAt(after(until ?? '', -day / 2));
    expect((await kindsOf(person)).filter((kind) => kind === 'renewal_soon')).toHaveLength(1);
    const other = await subscriber('employer-trial', { renews: false });
    expect((await lettersTo(app, other.person.email))[0]?.text).not.toContain('продление:');
  });

  it('of a trial becomes the month, for the sum that was agreed to', async () => {
    const at = new Date();
    const { person } = await subscriber('employer-trial', { at });
    await runAt(after(at, 3 * day));
    expect(await stored(person)).toMatchObject({ slug: 'employer-month', period_no: 2 });
    expect((await renewalsOf(person)).map((one) => one.amount_kopecks)).toEqual([149_000]);
  });

  it('is charged once by two processes at the same moment', async () => {
    const at = new Date();
    const { person } = await subscriber('employer-month', { at });
    const due = (await stored(person)).until ?? at;
    const other = openDatabase({ url: app.url, size: 3 });
    const elsewhere = { ...app.deps, db: other };
    await Promise.all([runAt(due), runAt(due, elsewhere), runAt(due), runAt(due, elsewhere)]);
    await other.destroy();
    const charged = await renewalsOf(person);
    expect(charged).toHaveLength(1);
    expect(bank.byOrder(charged[0]?.id ?? '')).toHaveLength(1);
    expect((await stored(person)).period_no).toBe(2);
  });
});

describe('a charge that is declined', () => {
  it('is tried after one and three days, told each time, and then the tariff ends in peace', async () => {
    const at = new Date();
    const { person, method } = await subscriber('employer-month', { at });
    bank.declining.set(method, 'insufficient_funds');
    const due = (await stored(person)).until ?? at;
    for (const [days, state] of [
      [0, 'past_due'],
      [0.5, 'past_due'],
      [1, 'past_due'],
      [2, 'past_due'],
      [3, 'ended'],
      [9, 'ended'],
    ] as const) {
      await runAt(after(due, days * day + 60_000));
      expect((await stored(person)).state).toBe(state);
    }
    expect(await renewalsOf(person)).toHaveLength(3);
    expect((await kindsOf(person)).slice(1)).toEqual([
      'renewal_declined',
      'renewal_declined',
      'renewal_ended',
    ]);
    expect((await held(person))?.sentence).toContain('ничего больше не спишется');
  });

  it('and then paid begins a period at the payment', async () => {
    const at = new Date();
    const { person, method } = await subscriber('employer-month', { at });
    bank.declining.set(method, 'issuer_unavailable');
    const due = (await stored(person)).until ?? at;
    await runAt(due);
    bank.declining.clear();
    const late = after(due, day + 60_000);
    await runAt(late);
    const { started, until } = await app.db
      .selectFrom('entitlements')
      .select(['starts_at as started', 'until'])
      .where('user_id', '=', person.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(started).toEqual(late);
    expect((await stored(person)).until).toEqual(until);
  });

  it('for good is not tried again', async () => {
    const at = new Date();
    const { person, method } = await subscriber('employer-month', { at });
    bank.declining.set(method, 'permission_revoked');
    await runAt((await stored(person)).until ?? at);
    expect((await stored(person)).state).toBe('ended');
  });

  it('is not what a bank without an answer says', async () => {
    const at = new Date();
    const { person } = await subscriber('employer-month', { at });
    const due = (await stored(person)).until ?? at;
    bank.mishap = (method) => (method === 'POST' ? 'cut after' : null);
    await runAt(due);
    expect((await stored(person)).state).toBe('active');
    bank.mishap = () => null;
    await runAt(after(due, 60_000));
    expect((await stored(person)).period_no).toBe(2);
    const [charged] = await renewalsOf(person);
    expect(bank.byOrder(charged?.id ?? '')).toHaveLength(1);
  });

  it('is not what a bank says that has charged already, before the tariff was renamed', async () => {
    const at = new Date();
    const { person } = await subscriber('employer-month', { at });
    const due = (await stored(person)).until ?? at;
    const wait = due.getTime() - Date.now();
    bank.advance(wait);
    bank.mishap = (method) => (method === 'POST' ? 'cut after' : null);
    await runAt(due);
    bank.mishap = () => null;
    const rename = (name: string) =>
      app.db.updateTable('tariffs').set({ name }).where('slug', '=', 'employer-month').execute();
    await rename('Тридцать дней');
    await runAt(after(due, 60_000));
    await rename('Месяц');
    bank.advance(-wait);
    const charges = await renewalsOf(person);
    expect(charges.map(({ state }) => state)).toEqual(['succeeded']);
    expect((await stored(person)).period_no).toBe(2);
  });
});

describe('nobody is charged', () => {
  it('without the box', async () => {
    const at = new Date();
    const { person } = await subscriber('employer-month', { at, renews: false });
    await runAt(after((await stored(person)).until ?? at, 60_000));
    expect(await renewalsOf(person)).toEqual([]);
    expect((await stored(person)).state).toBe('ended');
    expect((await kindsOf(person)).at(-1)).toBe('renewal_ended');
  });

  it('after they have switched it off, until they switch it on again', async () => {
    const at = new Date();
    const { person } = await subscriber('employer-month', { at });
    const { id } = (await held(person)) ?? { id: 0 };
    const off = await person.visitor.call(subscriptionCalls.cancel, { params: { id } });
    expect(off.data.subscription).toMatchObject({ renewal: null });
    expect(off.data.subscription.sentence).toMatch(/^Действует до .* и закончится сам/);
    const version = off.data.subscription.offer?.version ?? '';
    const wrong = { params: { id }, body: { renewal_version: 'of yesterday' } };
    expect((await person.visitor.send(subscriptionCalls.resume, wrong)).status).toBe(409);
    const on = await person.visitor.call(subscriptionCalls.resume, {
      params: { id },
      body: { renewal_version: version },
    });
    expect(on.data.subscription.renewal).toMatchObject({ amount_kopecks: 149_000 });
    await person.visitor.call(subscriptionCalls.cancel, { params: { id } });
    await runAt(after((await stored(person)).until ?? at, 60_000));
    expect(await renewalsOf(person)).toEqual([]);
    const consents = await app.db
      .selectFrom('renewal_consents')
      .selectAll()
      .where('user_id', '=', person.id)
      .execute();
    expect(consents.map((one) => one.withdrawn_by)).toEqual(['person', 'person']);
    expect(consents[0]?.text).toMatch(/^Продлевать тариф: .* спишется 1\s490\s₽ за «Месяц»/);
  });

  it('after the card was unlinked, though a try was waiting', async () => {
    const at = new Date();
    const { person, method } = await subscriber('employer-month', { at });
    bank.declining.set(method, 'insufficient_funds');
    const due = (await stored(person)).until ?? at;
    await runAt(due);
    bank.declining.clear();
    await person.visitor.call(subscriptionCalls.unlinkMethod);
    await runAt(after(due, day + 60_000));
    await runAt(after(due, 3 * day + 60_000));
    expect(await renewalsOf(person)).toHaveLength(1);
    const { data } = await person.visitor.call(subscriptionCalls.list);
    expect(data.payment_method).toBeNull();
    const tokens = await app.db
      .selectFrom('payment_methods')
      .select('provider_id')
      .where('user_id', '=', person.id)
      .execute();
    expect(tokens).toEqual([{ provider_id: null }]);
  });

  it('a sum that they did not agree to', async () => {
    const at = new Date();
    const { person } = await subscriber('employer-month', { at });
    const due = (await stored(person)).until ?? at;
    await setMonthPrice(199_000);
    await runAt(due);
    await setMonthPrice(149_000);
    expect(await renewalsOf(person)).toEqual([]);
    expect(await kindsOf(person)).toContain('renewal_ended');
  });

  it('a sum that rose before the day, which is told in time and can be agreed to anew', async () => {
    const at = new Date();
    const { person } = await subscriber('employer-month', { at });
    const due = (await stored(person)).until ?? at;
    await setMonthPrice(199_000);
    const seen = await held(person);
    await runAt(after(due, -2 * day));
    await runAt(after(due, -day));
    const told = await held(person);
    await setMonthPrice(149_000);
    await runAt(due);
    expect(seen?.sentence).toMatch(/закончится сам: ничего больше не спишется$/);
    expect(seen?.offer?.amount_kopecks).toBe(199_000);
    expect(told?.renewal).toBeNull();
    const kinds = await kindsOf(person);
    expect(kinds.filter((kind) => kind === 'renewal_soon')).toEqual([]);
    // That it is not renewed, and that it has ended.
    expect(kinds.filter((kind) => kind === 'renewal_ended')).toHaveLength(2);
    expect(await renewalsOf(person)).toEqual([]);
  });

  it('for good when they have stopped it while the bank was charging', async () => {
    const at = new Date();
    const { person } = await subscriber('employer-month', { at });
    const due = (await stored(person)).until ?? at;
    bank.mishap = (method) => (method === 'POST' ? 'cut after' : null);
    bank.advance(due.getTime() - at.getTime());
    await runAt(due);
    bank.advance(at.getTime() - due.getTime());
    bank.mishap = () => null;
    const { id } = (await held(person)) ?? { id: 0 };
    await person.visitor.call(subscriptionCalls.cancel, { params: { id } });
    await runAt(after(due, 5 * 60_000));
    const [charged] = await renewalsOf(person);
    expect(charged?.state).toBe('succeeded');
    const refund = await app.db
      .selectFrom('refunds')
      .selectAll()
      .where('payment_id', '=', charged?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(refund).toMatchObject({ state: 'new', amount_kopecks: 149_000 });
    expect((await stored(person)).period_no).toBe(1);
  });
});
