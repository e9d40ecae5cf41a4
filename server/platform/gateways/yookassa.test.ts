import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FakeYookassa, startYookassa } from '#tests/fakes/yookassa.ts';
import { GatewayError } from './gateway.ts';
import { yookassa } from './yookassa.ts';
import type { PaymentGateway } from './payments.ts';
import { readConfig } from '../config.ts';
import { openLog } from '../log.ts';

let bank: FakeYookassa;
let gateway: PaymentGateway;
const secret = { APP_SECRET: 'of the tests only, long enough to sign with' };
const gatewayFor = (environment: NodeJS.ProcessEnv) => {
  const { yookassa: settings } = readConfig({ ...secret, ...environment }).gateways;
  if (!settings) throw new Error('not connected');
  return yookassa(settings);
};
beforeAll(async () => {
  bank = await startYookassa();
  gateway = gatewayFor(bank.environment);
});
afterAll(() => bank.stop());
beforeEach(() => {
  bank.mishap = () => null;
});

const order = (change: object = {}) => ({
  id: randomUUID(),
  amountKopecks: 149_000,
  description: 'Тариф «Месяц», Рядом',
  email: 'anna@example.com',
  returnUrl: 'https://ryadom.example/account/payment/1',
  savesMethod: false,
  ...change,
});
async function everyOf<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const one of list) items.push(one);
  return items;
}
const faultOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof GatewayError)) throw new Error(`no GatewayError: ${String(error)}`);
  return error;
};

it('makes one payment of one order, however often it is sent', async () => {
  const asked = order();
  const [first, again] = [await gateway.createPayment(asked), await gateway.createPayment(asked)];
  expect(again).toEqual(first);
  expect(first).toMatchObject({
    orderId: asked.id,
    state: 'pending',
    amountKopecks: 149_000,
    currency: 'RUB',
    method: null,
  });
  expect(await gateway.getPayment(first.id)).toEqual(first);
  expect(await gateway.getPayment(randomUUID())).toBeNull();
});

it('charges a saved method without anybody at the screen', async () => {
  const first = await gateway.createPayment(order({ savesMethod: true }));
  bank.pay(first.id);
  const { method } = (await gateway.getPayment(first.id)) ?? {};
  const charged = await gateway.createPayment(order({ returnUrl: null, methodId: method?.id }));
  expect(charged).toMatchObject({ state: 'succeeded', confirmationUrl: null });
  bank.declining.set(method?.id ?? '', 'insufficient_funds');
  const declined = await gateway.createPayment(order({ returnUrl: null, methodId: method?.id }));
  expect(declined).toMatchObject({ state: 'canceled', cancelReason: 'insufficient_funds' });
});

it('gives back all or a part, once, and no more than there was', async () => {
  const payment = await gateway.createPayment(order());
  bank.pay(payment.id);
  const refund = { ...order({ amountKopecks: 49_000 }), paymentId: payment.id };
  const [one, again] = [await gateway.createRefund(refund), await gateway.createRefund(refund)];
  expect(again).toEqual(one);
  expect(await gateway.getRefund(one.id)).toEqual(one);
  expect((await gateway.getPayment(payment.id))?.refundedKopecks).toBe(49_000);
  const tooMuch = { ...order({ amountKopecks: 100_001 }), paymentId: payment.id };
  expect(await faultOf(gateway.createRefund(tooMuch))).toMatchObject({ isFinal: true });
});

it('finds by its order what was made without an answer, on whatever page it is', async () => {
  const asked = order();
  bank.mishap = () => 'cut after';
  expect(await faultOf(gateway.createPayment(asked))).toMatchObject({ isFinal: false });
  bank.mishap = () => null;
  for (let more = 0; more < 5; more += 1) await gateway.createPayment(order());
  const trace = { id: asked.id, createdAt: new Date() };
  const found = await gateway.findPayment(trace);
  expect(found?.orderId).toBe(asked.id);
  bank.pay(found?.id ?? '');
  const back = { ...order({ amountKopecks: 100 }), paymentId: found?.id ?? '' };
  const { id } = await gateway.createRefund(back);
  const refund = { id: back.id, createdAt: new Date(), paymentId: back.paymentId };
  expect((await gateway.findRefund(refund))?.id).toBe(id);
  expect(await gateway.findPayment({ id: randomUUID(), createdAt: new Date() })).toBeNull();
});

it('lists what was made since then, by whomever, page by page, and nothing before', async () => {
  const before = await gateway.createPayment(order());
  await sleep(5);
  const since = new Date();
  const made = [];
  for (let more = 0; more < 5; more += 1) made.push(await gateway.createPayment(order()));
  const [first] = made;
  bank.pay(first?.id ?? '');
  const back = { ...order({ amountKopecks: 100 }), paymentId: first?.id ?? '' };
  const refund = await gateway.createRefund(back);
  expect(refund.orderId).toBe(back.id);
  const listed = (await everyOf(gateway.listPayments(since))).map(({ id }) => id);
  expect(listed.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
  expect(listed).not.toContain(before.id);
  expect(await everyOf(gateway.listRefunds(since))).toEqual([refund]);
  expect(await everyOf(gateway.listPayments(new Date(0)))).toHaveLength(bank.payments.size);
  expect(await everyOf(gateway.listRefunds(new Date()))).toEqual([]);
});

it.each(['limit=101', 'limit=0', 'created_at.gte=yesterday', 'since=2026-11-23', 'cursor=1'])(
  'is refused by the stand-in what the documentation does not know: %s',
  async (query) => {
    const { YOOKASSA_SHOP_ID: shop, YOOKASSA_SECRET_KEY: key } = bank.environment;
    const authorization = `Basic ${Buffer.from(`${shop}:${key}`).toString('base64')}`;
    for (const kind of ['payments', 'refunds']) {
      const answer = await fetch(`${bank.url}/${kind}?${query}`, { headers: { authorization } });
      expect(answer.status).toBe(400);
    }
  },
);

it.each(['error before', 'error after', 'cut before', 'cut after'] as const)(
  'knows nothing after %s',
  async (mishap) => {
    bank.mishap = () => mishap;
    expect(await faultOf(gateway.createPayment(order()))).toMatchObject({ isFinal: false });
  },
);

it('wrong credentials are for the operator to mend, and stand in no error', async () => {
  const key = 'wrong_secret_of_somebody';
  const stranger = gatewayFor({ ...bank.environment, YOOKASSA_SECRET_KEY: key });
  const error = await faultOf(stranger.createPayment(order()));
  expect(error.isFinal).toBe(false);
  expect(`${error.message} ${error.stack}`).not.toContain(key);
  expect(error.message).toContain('401');
});

it('what it refuses is final', async () => {
  expect(await faultOf(gateway.createPayment(order({ email: 'nobody' })))).toMatchObject({
    isFinal: true,
  });
});

const page = '<html><body>nginx</body></html>';

it.each([
  [200, page],
  [200, ''],
  [200, '{"id": "22e12f66", "status": "succee'],
  [200, '{"id": "22e12f66", "status": "succeeded", "amount": {"value": "1e6", "currency": "RUB"}}'],
  [404, page],
  [400, page],
  [405, ''],
])('an answer %d of somebody in between, %j, says nothing', async (status, body) => {
  const between = createServer((_request, response) => void response.writeHead(status).end(body));
  await new Promise<void>((listening) => {
    between.listen(0, '127.0.0.1', listening);
  });
  const { port } = between.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const behind = gatewayFor({ ...bank.environment, YOOKASSA_API_URL: url });
  expect((await faultOf(behind.createPayment(order()))).isFinal).toBe(false);
  expect((await faultOf(behind.getPayment(randomUUID()))).isFinal).toBe(false);
  between.closeAllConnections();
  between.close();
});

it('is connected with both settings or not at all', () => {
  const half = { ...secret, YOOKASSA_SHOP_ID: '1' };
  expect(() => readConfig(half)).toThrow('YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY');
  expect(readConfig(secret).gateways.yookassa).toBeNull();
});

it('leaves neither its key, nor a saved card, nor an address of mail in the log', async () => {
  const first = await gateway.createPayment(order({ savesMethod: true }));
  bank.pay(first.id);
  const methodId = (await gateway.getPayment(first.id))?.method?.id ?? '';
  const key = bank.environment['YOOKASSA_SECRET_KEY'] ?? '';
  const strangers = gatewayFor({ ...bank.environment, YOOKASSA_SECRET_KEY: `${key}-of-another` });
  const charge = order({ returnUrl: null, methodId });
  const faults = [await faultOf(strangers.createPayment(charge))];
  for (const mishap of ['error before', 'cut before', 'cut after', 'error after'] as const) {
    bank.mishap = () => mishap;
    faults.push(await faultOf(gateway.createPayment(charge)));
  }
  let written = '';
  const log = openLog('info', { write: (line) => void (written += line) });
  for (const err of faults) log.error({ err }, `A payment was not made: ${err.message}`);
  expect(
    written.split('\n').filter((line) => line.includes('A payment was not made')),
  ).toHaveLength(5);
  const basic = Buffer.from(`${bank.environment['YOOKASSA_SHOP_ID']}:${key}`).toString('base64');
  for (const hidden of [key, basic, methodId, 'anna@example.com']) {
    expect(hidden).not.toBe('');
    expect(written).not.toContain(hidden);
  }
});
