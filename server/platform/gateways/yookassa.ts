import { z } from 'zod';
import { GatewayError } from './gateway.ts';
import { readKopecks, spellKopecks } from './kopecks.ts';
import type {
  OrderTrace,
  PaymentGateway,
  PaymentOrder,
  ProviderPayment,
  ProviderRefund,
  RefundOrder,
} from './payments.ts';
import type { YookassaSettings } from '../config/yookassa-settings.ts';
import { callYookassa } from './yookassa-calls.ts';

const amountSchema = z.object({ value: z.string(), currency: z.string() });

const paymentSchema = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: amountSchema,
  refunded_amount: amountSchema.optional(),
  created_at: z.iso.datetime(),
  metadata: z.object({ order_id: z.string().optional() }).optional(),
  confirmation: z.object({ confirmation_url: z.string().optional() }).optional(),
  cancellation_details: z.object({ reason: z.string() }).optional(),
  payment_method: z
    .object({
      id: z.string(),
      saved: z.boolean().optional(),
      title: z.string().optional(),
      card: z
        .object({
          first6: z.string().optional(),
          last4: z.string(),
          expiry_year: z.string(),
          expiry_month: z.string(),
        })
        .optional(),
    })
    .optional(),
});
type YookassaPayment = z.infer<typeof paymentSchema>;

const refundSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount: amountSchema,
  created_at: z.iso.datetime(),
  description: z.string().optional(),
});

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.string().optional() });

/** The API v3 of YooKassa: https://yookassa.ru/developers/api */
export function yookassa(settings: YookassaSettings): PaymentGateway {
  const call = callYookassa(settings);
  return {
    name: 'yookassa',
    keyHours: 24,

    async createPayment(order) {
      const answer = await call('POST', '/payments', {
        key: order.id,
        body: paymentBody(order, settings),
        schema: paymentSchema,
      });
      return asPayment(present(answer));
    },

    async getPayment(id) {
      const answer = await call('GET', `/payments/${encodeURIComponent(id)}`, {
        schema: paymentSchema,
      });
      return answer && asPayment(answer);
    },

    async findPayment(order) {
      const list = pagesOf(call, '/payments', { query: around(order), schema: paymentSchema });
      for await (const one of list) {
        if (one.metadata?.order_id === order.id) return asPayment(one);
      }
      return null;
    },

    async createRefund(order) {
      const answer = await call('POST', '/refunds', {
        key: order.id,
        body: refundBody(order, settings),
        schema: refundSchema,
      });
      return asRefund(present(answer));
    },

    async getRefund(id) {
      const answer = await call('GET', `/refunds/${encodeURIComponent(id)}`, {
        schema: refundSchema,
      });
      return answer && asRefund(answer);
    },

    async findRefund(order) {
      const query = { ...around(order), payment_id: order.paymentId };
      for await (const one of pagesOf(call, '/refunds', { query, schema: refundSchema })) {
        const refund = asRefund(one);
        if (refund.orderId === order.id) return refund;
      }
      return null;
    },

    async *listPayments(since) {
      const list = pagesOf(call, '/payments', { query: after(since), schema: paymentSchema });
      for await (const one of list) yield asPayment(one);
    },

    async *listRefunds(since) {
      const list = pagesOf(call, '/refunds', { query: after(since), schema: refundSchema });
      for await (const one of list) yield asRefund(one);
    },
  };
}

function paymentBody(order: PaymentOrder, settings: YookassaSettings): object {
  const amount = amountOf(order.amountKopecks);
  return {
    amount,
    capture: true,
    description: order.description.slice(0, 128),
    metadata: { order_id: order.id },
    receipt: receiptOf(order, settings),
    ...(order.methodId
      ? { payment_method_id: order.methodId }
      : {
          confirmation: { type: 'redirect', return_url: order.returnUrl },
          save_payment_method: order.savesMethod,
        }),
  };
}

function refundBody(order: RefundOrder, settings: YookassaSettings): object {
  return {
    payment_id: order.paymentId,
    amount: amountOf(order.amountKopecks),
    // Refunds carry no metadata: by its last word one is found again.
    description: `${order.description.slice(0, 128)} ${order.id}`,
    receipt: receiptOf(order, settings),
  };
}

const amountOf = (kopecks: number) => ({ value: spellKopecks(kopecks), currency: 'RUB' });

/** 54-ФЗ: what was sold, at which tax, and where the receipt goes. */
function receiptOf(
  {
    amountKopecks,
    description,
    email,
  }: Pick<PaymentOrder, 'amountKopecks' | 'description' | 'email'>,
  { receipt }: YookassaSettings,
): object {
  return {
    customer: { email },
    items: [
      {
        description: description.slice(0, 128),
        quantity: '1.00',
        amount: amountOf(amountKopecks),
        vat_code: receipt.vatCode,
        payment_subject: receipt.subject,
        payment_mode: receipt.mode,
      },
    ],
    ...(receipt.taxSystemCode && { tax_system_code: receipt.taxSystemCode }),
  };
}

const perPage = '100';

const after = (since: Date) => ({ 'created_at.gte': since.toISOString(), limit: perPage });

/** A day around the order: its answer was lost, and clocks differ. */
function around({ createdAt }: OrderTrace): Record<string, string> {
  const day = 24 * 60 * 60 * 1000;
  return {
    'created_at.gte': new Date(createdAt.getTime() - day / 24).toISOString(),
    'created_at.lte': new Date(createdAt.getTime() + 2 * day).toISOString(),
    limit: perPage,
  };
}

/** Everything of a list, page by page. */
async function* pagesOf<Item extends z.ZodType>(
  call: ReturnType<typeof callYookassa>,
  path: string,
  { query, schema }: { query: Record<string, string>; schema: Item },
): AsyncGenerator<z.output<Item>> {
  let cursor: string | undefined;
  do {
    const page = { ...query, ...(cursor && { cursor }) };
    const answer = present(await call('GET', path, { query: page, schema: pageOf(schema) }));
    yield* answer.items;
    cursor = answer.next_cursor;
  } while (cursor);
}

function present<T>(answer: T | null): T {
  if (answer === null) throw new GatewayError('YooKassa knows no such thing', { isFinal: false });
  return answer;
}

function asPayment(payment: YookassaPayment): ProviderPayment {
  const { status, payment_method: method } = payment;
  return {
    id: payment.id,
    orderId: payment.metadata?.order_id ?? null,
    state: status === 'waiting_for_capture' ? 'pending' : status,
    amountKopecks: sumOf(payment.amount),
    currency: payment.amount.currency,
    confirmationUrl: payment.confirmation?.confirmation_url ?? null,
    cancelReason: payment.cancellation_details?.reason ?? null,
    method: method?.saved ? { id: method.id, title: methodTitle(method.title) } : null,
    card: status === 'succeeded' && method?.card ? nameOfCard(method.card) : null,
    refundedKopecks: payment.refunded_amount ? sumOf(payment.refunded_amount) : 0,
    createdAt: new Date(payment.created_at),
  };
}

type Card = NonNullable<NonNullable<YookassaPayment['payment_method']>['card']>;

/** A few cards of a bank share all of that; without its beginning too many do. */
function nameOfCard({ first6, last4, expiry_year, expiry_month }: Card): string | null {
  return first6 ? `${first6} ${last4} ${expiry_year}-${expiry_month}` : null;
}

/** YooKassa names cards in English; what else it saves has a name of its own. */
function methodTitle(title = 'Карта'): string {
  return title.replace(/^Bank card\b/i, 'Карта');
}

const lastWord = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const asRefund = (refund: z.infer<typeof refundSchema>): ProviderRefund => ({
  id: refund.id,
  orderId: lastWord.exec(refund.description ?? '')?.[0] ?? null,
  paymentId: refund.payment_id,
  state: refund.status,
  amountKopecks: sumOf(refund.amount),
});

function sumOf({ value }: z.infer<typeof amountSchema>): number {
  const kopecks = readKopecks(value);
  if (kopecks === null) throw new GatewayError('YooKassa has sent no sum', { isFinal: false });
  return kopecks;
}
