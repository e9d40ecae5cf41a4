import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listOf } from './yookassa-lists.ts';
import { refundFault, paymentFault } from './yookassa-rules.ts';

/** A payment as the API shows it. */
export interface FakePayment {
  id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  paid: boolean;
  amount: { value: string; currency: string };
  refunded_amount: { value: string; currency: string };
  created_at: string;
  description: string;
  metadata: { order_id?: string };
  confirmation?: { type: 'redirect'; confirmation_url: string };
  cancellation_details?: { party: string; reason: string };
  payment_method?: {
    id: string;
    type: string;
    saved: boolean;
    title: string;
    card?: FakeCard;
  };
}

export interface FakeCard {
  first6?: string;
  last4: string;
  expiry_year: string;
  expiry_month: string;
  card_type: string;
}

export interface FakeRefund {
  id: string;
  payment_id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  amount: { value: string; currency: string };
  created_at: string;
  description?: string;
}

/** What happens to the next calls: the work is done, or not, and the answer comes, or not. */
export type Mishap =
  | 'error before'
  | 'error after'
  | 'cut before'
  | 'cut after'
  | { delayMs: number };

export interface FakeYookassa {
  /** For `YOOKASSA_API_URL`. */
  url: string;
  environment: NodeJS.ProcessEnv;
  payments: Map<string, FakePayment>;
  refunds: Map<string, FakeRefund>;
  /** Which mishap the next call meets, chosen when it comes; null: none. */
  mishap: (method: string, path: string) => Mishap | null;
  /** As the person, or the bank, at its page. */
  pay(id: string): FakePayment;
  decline(id: string, reason: string): FakePayment;
  /** Saved methods that the bank declines, and why. */
  declining: Map<string, string>;
  byOrder(orderId: string): FakePayment[];
  /** Payments of which the bank gives nothing back before it has thought about it. */
  holding: Set<string>;
  refundsOf(paymentId: string): FakeRefund[];
  sendRefund(id: string): void;
  refuseRefund(id: string): void;
  /** Body of the notification about a payment. */
  notification(payment: FakePayment): object;
  /** Moves its clock: keys die after a day. */
  advance(milliseconds: number): void;
  /** Refused calls, with why. */
  refused: string[];
  stop(): Promise<void>;
}

const shopId = '100500';
const secretKey = 'test_secret_of_the_fake_shop';
const keyLivesMs = 24 * 60 * 60 * 1000;

/** The API v3 as far as a shop needs it, which refuses what its documentation forbids. */
export async function startYookassa(port = 0): Promise<FakeYookassa> {
  const payments = new Map<string, FakePayment>();
  const refunds = new Map<string, FakeRefund>();
  const declining = new Map<string, string>();
  const holding = new Set<string>();
  const keys = new Map<string, { body: string; at: number; answer: object }>();
  const refused: string[] = [];
  let skew = 0;
  const now = () => new Date(Date.now() + skew);

  const refuse = (response: ServerResponse, status: number, why: string) => {
    refused.push(why);
    const code = status === 401 ? 'invalid_credentials' : 'invalid_request';
    send(response, status, { type: 'error', id: randomUUID(), code, description: why });
  };

  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const url = new URL(request.url ?? '/', 'http://fake');
    const method = request.method ?? 'GET';
    const mishap = fake.mishap(method, url.pathname);
    if (mishap === 'cut before') return void response.destroy();
    if (mishap === 'error before') return send(response, 500, unknownResult);
    const answer = answerTo(method, url, body, request.headers);
    if (mishap === 'cut after') return void response.destroy();
    if (mishap === 'error after') return send(response, 500, unknownResult);
    if (mishap !== null && typeof mishap === 'object') await sleep(mishap.delayMs);
    if ('refusal' in answer) return refuse(response, answer.status, answer.refusal);
    return send(response, answer.status, answer.body);
  }

  type Answer = { status: number; body: object } | { status: number; refusal: string };

  function answerTo(
    method: string,
    url: URL,
    body: string,
    headers: IncomingMessage['headers'],
  ): Answer {
    const credentials = Buffer.from(`${shopId}:${secretKey}`).toString('base64');
    if (headers.authorization !== `Basic ${credentials}`) {
      return { status: 401, refusal: 'credentials' };
    }
    const [, kind, id] = url.pathname.split('/');
    if (kind !== 'payments' && kind !== 'refunds') {
      return { status: 404, body: { type: 'error', code: 'not_found' } };
    }
    const store: Map<string, object> = { payments, refunds }[kind];
    if (method === 'GET' && id) {
      const found = store.get(id);
      return found ? { status: 200, body: found } : { status: 404, body: { type: 'error' } };
    }
    if (method === 'GET') {
      const list = listOf(kind, store, url.searchParams);
      return 'refusal' in list ? { status: 400, ...list } : { status: 200, ...list };
    }
    if (method !== 'POST' || id) return { status: 405, refusal: 'method' };
    return create(kind === 'payments' ? 'payment' : 'refund', body, headers);
  }

  function create(
    kind: 'payment' | 'refund',
    body: string,
    headers: IncomingMessage['headers'],
  ): Answer {
    const key = headers['idempotence-key'];
    if (typeof key !== 'string' || key === '' || key.length > 64) {
      return { status: 400, refusal: 'Idempotence-Key' };
    }
    if (headers['content-type'] !== 'application/json') return { status: 415, refusal: 'type' };
    const known = keys.get(`${kind}:${key}`);
    if (known && now().getTime() - known.at < keyLivesMs) {
      if (known.body !== body) return { status: 400, refusal: 'the key was used with other data' };
      return { status: 200, body: known.answer };
    }
    const asked: unknown = JSON.parse(body);
    const fault = kind === 'payment' ? paymentFault(asked) : refundFault(asked, payments);
    if (fault) return { status: 400, refusal: fault };
    const answer = kind === 'payment' ? createPayment(asked) : createRefund(asked);
    keys.set(`${kind}:${key}`, { body, at: now().getTime(), answer });
    return { status: 200, body: answer };
  }

  function createPayment(asked: unknown): FakePayment {
    const order = asked as {
      amount: FakePayment['amount'];
      description: string;
      metadata: FakePayment['metadata'];
      save_payment_method?: boolean;
      payment_method_id?: string;
    };
    const id = randomUUID();
    const { payment_method_id: saved } = order;
    const payment: FakePayment = {
      id,
      status: 'pending',
      paid: false,
      amount: order.amount,
      refunded_amount: { value: '0.00', currency: 'RUB' },
      created_at: now().toISOString(),
      description: order.description,
      metadata: order.metadata,
      payment_method: {
        id: saved ?? id,
        type: 'bank_card',
        saved: saved !== undefined || order.save_payment_method === true,
        title: 'Bank card *4444',
        // Another one each time, unless a test says which.
        card: {
          first6: String(220_000 + payments.size),
          last4: '4444',
          expiry_year: '2031',
          expiry_month: '09',
          card_type: 'Mir',
        },
      },
      ...(!saved && {
        confirmation: { type: 'redirect', confirmation_url: `${fake.url}/pay/${id}` },
      }),
    };
    payments.set(id, payment);
    if (saved) settleSaved(payment, saved);
    return payment;
  }

  function settleSaved(payment: FakePayment, methodId: string): void {
    const reason = declining.get(methodId);
    if (reason) fake.decline(payment.id, reason);
    else fake.pay(payment.id);
  }

  function createRefund(asked: unknown): FakeRefund {
    const order = asked as Pick<FakeRefund, 'payment_id' | 'amount' | 'description'>;
    const id = randomUUID();
    const { payment_id, amount, description } = order;
    const created_at = now().toISOString();
    const status = holding.has(payment_id) ? 'pending' : 'succeeded';
    const refund: FakeRefund = { id, payment_id, amount, created_at, status };
    if (description) refund.description = description;
    refunds.set(id, refund);
    addRefunded(refund, 1);
    return refund;
  }

  /** What is on its way cannot be given back once more. */
  function addRefunded({ payment_id, amount }: FakeRefund, times: 1 | -1): void {
    const payment = payments.get(payment_id);
    if (!payment) return;
    const sum = Number(payment.refunded_amount.value) + times * Number(amount.value);
    payment.refunded_amount = { value: sum.toFixed(2), currency: 'RUB' };
  }

  const fake: FakeYookassa = {
    url: '',
    environment: {},
    payments,
    refunds,
    mishap: () => null,
    declining,
    holding,
    refused,
    pay(id) {
      const payment = open(payments, id);
      Object.assign(payment, { status: 'succeeded', paid: true });
      delete payment.confirmation;
      return payment;
    },
    decline(id, reason) {
      const payment = open(payments, id);
      const details = { party: 'payment_network', reason };
      Object.assign(payment, { status: 'canceled', cancellation_details: details });
      delete payment.confirmation;
      return payment;
    },
    byOrder: (orderId) =>
      [...payments.values()].filter(({ metadata }) => metadata.order_id === orderId),
    refundsOf: (paymentId) =>
      [...refunds.values()].filter(({ payment_id }) => payment_id === paymentId),
    sendRefund: (id) => void (waiting(refunds, id).status = 'succeeded'),
    refuseRefund(id) {
      const refund = waiting(refunds, id);
      refund.status = 'canceled';
      addRefunded(refund, -1);
    },
    notification: (payment) => ({
      type: 'notification',
      event: `payment.${payment.status}`,
      object: payment,
    }),
    advance: (milliseconds) => void (skew += milliseconds),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.environment = {
    YOOKASSA_SHOP_ID: shopId,
    YOOKASSA_SECRET_KEY: secretKey,
    YOOKASSA_API_URL: fake.url,
  };
  return fake;
}

const unknownResult = { type: 'error', code: 'internal_server_error' };

function open(payments: Map<string, FakePayment>, id: string): FakePayment {
  const payment = payments.get(id);
  if (payment?.status !== 'pending') throw new Error(`payment ${id} is not pending`);
  return payment;
}

function waiting(refunds: Map<string, FakeRefund>, id: string): FakeRefund {
  const refund = refunds.get(id);
  if (refund?.status !== 'pending') throw new Error(`refund ${id} is not pending`);
  return refund;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
