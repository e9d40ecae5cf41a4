import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentCalls } from '#contract/payments.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import type { Worker } from '#server/platform/queue.ts';
import { codeOf } from './rules.ts';

let app: TestApp;
let worker: Worker;
beforeAll(async () => {
  app = await startTestApp();
  worker = await app.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await app.stop();
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function atTheBank(renewal = false, tariff = 'employer-month') {
  const person = await createPerson(app, { role: 'employer' });
  const { data: quote } = await person.visitor.call(paymentCalls.quote, { query: { tariff } });
  const consent = renewal && {
    renewal_consent: true,
    ...(quote.renewal && { renewal_version: quote.renewal.version }),
  };
  const call = tariff.endsWith('trial') ? paymentCalls.buyTest : paymentCalls.buy;
  const { data } = await person.visitor.call(call, { body: { tariff, ...consent } });
  const path = new URL(data.payment.confirmation_url ?? '').pathname;
  const press = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.server.inject({
      method: 'POST',
      url: path,
      headers: { ...form, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  return { person, id: data.payment.id, path, press };
}

const paymentOf = async ({ visitor }: Person, id: string) =>
  (await visitor.call(paymentCalls.get, { params: { id } })).data.payment;
async function settled(person: Person, id: string, status: string): Promise<void> {
  const now = async () => (await paymentOf(person, id)).status;
  await expect.poll(now, { timeout: 5000 }).toBe(status);
}

it('takes the money, sends the person back, and tells the shop', async () => {
  const { person, id, path, press } = await atTheBank();
  const page = await app.server.inject({ url: path });
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('Деньги не списываются');
  expect(page.body).toContain('1\u00a0490\u00a0руб.');
  const answer = await press({ action: 'pay' });
  expect(answer.statusCode).toBe(303);
  expect(new URL(answer.headers.location ?? '').pathname).toBe(`/account/payment/${id}`);
  await settled(person, id, 'succeeded');
  // A second press of an old page pays nothing.
  expect((await press({ action: 'decline', reason: 'card_expired' })).body).toContain(
    'Уже оплачено',
  );
  expect((await paymentOf(person, id)).status).toBe('succeeded');
});

it('declines with each reason', async () => {
  const { person, id, press } = await atTheBank();
  await press({ action: 'decline', reason: 'issuer_unavailable' });
  await settled(person, id, 'canceled');
  expect((await paymentOf(person, id)).reason).toContain('Банк карты сейчас не отвечает');
});

it('asks for a code, and takes only the right one', async () => {
  const { person, id, path, press } = await atTheBank();
  expect((await press({ action: '3ds' })).body).toContain('Код из СМС');
  expect((await press({ action: 'code', code: 'xxxx' })).body).toContain('Код не тот');
  expect((await paymentOf(person, id)).status).toBe('pending');
  await press({ action: 'code', code: codeOf(path.slice(-36)) });
  await settled(person, id, 'succeeded');
});

it('does not answer, and tells nobody of a tab that was closed', async () => {
  const { person, id, press } = await atTheBank();
  expect((await press({ action: 'wait' })).body).toContain('Банк не отвечает');
  expect((await press({ action: 'pay-and-close' })).body).toContain('Эту вкладку можно закрыть');
  expect((await paymentOf(person, id)).status).toBe('pending');
  const { data } = await person.visitor.call(paymentCalls.check, { params: { id } });
  expect(data.payment.status).toBe('succeeded');
});

it('saves the card of who agrees to renewals, and of nobody else', async () => {
  const [without, withConsent] = [await atTheBank(), await atTheBank(true)];
  for (const { press, person, id } of [without, withConsent]) {
    await press({ action: 'pay', renewals: 'insufficient_funds' });
    await settled(person, id, 'succeeded');
  }
  const linked = await app.db.selectFrom('payment_methods').selectAll().execute();
  expect(linked.map(({ user_id }) => user_id)).toEqual([withConsent.person.id]);
  const cards = await app.db.selectFrom('sandbox_cards').selectAll().execute();
  expect(cards.map(({ id, decline_reason }) => [id, decline_reason])).toEqual([
    [linked[0]?.provider_id, 'insufficient_funds'],
  ]);
});

it('says which card has paid, so that a trial is sold once a card', async () => {
  const trials = async (card: string) => {
    const { person, id, press } = await atTheBank(false, 'employer-trial');
    await press({ action: 'pay', card });
    await settled(person, id, 'succeeded');
    const { data } = await person.visitor.call(paymentCalls.get, { params: { id } });
    return data.payment.outcome?.is_held;
  };
  const held: unknown[] = [];
  for (const card of ['0055', '0055', '4444', '', '']) held.push(await trials(card));
  expect(held).toEqual([true, false, true, true, true]);
});

it('is pressed from its own pages only, and knows no strange payment', async () => {
  const { person, id, path, press } = await atTheBank();
  expect((await press({ action: 'pay' }, { origin: 'https://evil.example' })).statusCode).toBe(419);
  expect((await paymentOf(person, id)).status).toBe('pending');
  const strange = path.slice(0, -36) + '00000000-0000-4000-8000-000000000000';
  expect((await app.server.inject({ url: strange })).statusCode).toBe(404);
  expect((await app.server.inject({ url: '/sandbox/pay/x' })).statusCode).toBe(404);
});

it('lists what it has taken and given back, for whoever compares the books', async () => {
  const bank = app.deps.gateways.payments;
  if (!bank) throw new Error('no bank');
  const since = new Date();
  const { person, id, press } = await atTheBank();
  await press({ action: 'pay' });
  await settled(person, id, 'succeeded');
  const [paid, ...others] = await everyOf(bank.listPayments(since));
  expect(paid).toMatchObject({ orderId: id, state: 'succeeded' });
  expect(others).toEqual([]);
  const order = { id: randomUUID(), paymentId: paid?.id ?? '', amountKopecks: 100 };
  const refund = await bank.createRefund({ ...order, description: '', email: '' });
  expect(refund).toMatchObject({ orderId: order.id, amountKopecks: 100 });
  expect(await everyOf(bank.listRefunds(since))).toEqual([refund]);
  const later = new Date(Date.now() + 1000);
  expect(await everyOf(bank.listPayments(later))).toEqual([]);
  expect(await everyOf(bank.listRefunds(later))).toEqual([]);
});

async function everyOf<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const one of list) items.push(one);
  return items;
}
