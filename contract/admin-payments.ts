import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dayField, kopecksField, lineField, slugField, textField } from './fields.ts';
import { auditEntrySchema } from './audit.ts';
import { paymentProviders } from './payments.ts';
import { wireGuestRoleSchema } from './roles.ts';

/** As staff look for them: `open` waits for the person or the bank, of `refunded` something has gone back. */
export const paymentFilters = ['open', 'succeeded', 'canceled', 'refunded'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

const kopecks = z.number().int();
const personSchema = z.object({ id: z.number().int(), name: z.string().nullable() });
const time = z.iso.datetime();
const paymentStateSchema = z.enum(['new', 'pending', 'succeeded', 'canceled']);
export type PaymentState = z.infer<typeof paymentStateSchema>;

const lineSchema = z.object({
  id: z.uuid(),
  /** `new`: the provider was not reached yet. */
  state: paymentStateSchema,
  purpose: z.enum(['purchase', 'renewal']),
  tariff: z.object({ slug: z.string(), name: z.string(), role: wireGuestRoleSchema }),
  amount_kopecks: kopecks,
  /** What has gone back. */
  refunded_kopecks: kopecks,
  /** Null: their account was erased. */
  person: personSchema.nullable(),
  created_at: time,
  paid_at: time.nullable(),
});
export type PaymentLine = z.infer<typeof lineSchema>;

const storedRefundSchema = z.object({
  id: z.uuid(),
  state: paymentStateSchema,
  amount_kopecks: kopecks,
  /** What the person was told. */
  answer: z.string(),
  provider_id: z.string().nullable(),
  created_at: time,
  ended_at: time.nullable(),
});

const refundRequestSchema = z.object({
  id: z.number().int(),
  /** Empty: nobody has asked; the bank has refused to send the money back. */
  text: z.string(),
  amount_kopecks: kopecks,
  decision: z.enum(['approve', 'decline']).nullable(),
  reason: z.string(),
  created_at: time,
  decided_at: time.nullable(),
});

const paymentPageSchema = lineSchema.extend({
  /** What the rest of another tariff has taken off the price. */
  credit_kopecks: kopecks,
  provider: z.enum(paymentProviders),
  provider_id: z.string().nullable(),
  /** Where the receipt goes. */
  email: z.string().nullable(),
  /** Why it was declined: in words, and in the word of the provider. */
  declined: z.object({ words: z.string(), code: z.string().nullable() }).nullable(),
  ended_at: time.nullable(),
  /** When the provider is asked next by itself. */
  check_at: time.nullable(),
  subscription: z
    .object({
      id: z.number().int(),
      state: z.enum(['active', 'past_due', 'ended', 'replaced', 'refunded']),
      until: time.nullable(),
      /** Null: nothing more is charged for it. */
      charge_at: time.nullable(),
    })
    .nullable(),
  consents: z.array(
    z.object({
      text: z.string(),
      given_at: time,
      withdrawn_at: time.nullable(),
    }),
  ),
  refunds: z.array(storedRefundSchema),
  requests: z.array(refundRequestSchema),
  ledger: z.array(
    z.object({ id: z.number().int(), at: time, account: z.string(), amount_kopecks: kopecks }),
  ),
  /** With what is on its way. */
  returned_kopecks: kopecks,
  /** More than this cannot go back. */
  most_kopecks: kopecks,
  /** What has bought nothing that was used. */
  unused_kopecks: kopecks,
  /** The newest first. */
  audit: z.array(auditEntrySchema),
});
export type PaymentPage = z.infer<typeof paymentPageSchema>;

const sumField = z.coerce.number({ error: 'Введите сумму цифрами' }).int().min(0).max(1e11);

const searchSchema = z.object({
  state: z.enum(paymentFilters).optional(),
  tariff: slugField.optional(),
  /** Days of Moscow on which they were begun. */
  from: dayField.optional(),
  to: dayField.optional(),
  /** Phone, e-mail, name or number of a person; number of a payment, here or at the provider. */
  q: lineField(254).optional(),
  from_kopecks: sumField.optional(),
  to_kopecks: sumField.optional(),
});
export type PaymentSearch = z.infer<typeof searchSchema>;

const params = z.object({ id: z.uuid({ error: 'Такого платежа нет' }) });

export const adminPaymentCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/payments',
    access: 'admin',
    summary: 'Платежи с отбором, новые первыми; итоги — с первой страницей',
    query: searchSchema.extend({ before: z.string().max(80).optional() }),
    answer: z.object({
      data: z.array(lineSchema),
      meta: z.object({ next_cursor: z.string().nullable() }),
      /** Of all that fit; null beyond the first page. */
      totals: z
        .object({
          payments: z.number().int(),
          paid_kopecks: kopecks,
          refunded_kopecks: kopecks,
          open_kopecks: kopecks,
        })
        .nullable(),
      /** To choose from. */
      tariffs: z.array(lineSchema.shape.tariff),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/v1/admin/payments/:id',
    access: 'admin',
    summary: 'Один платёж: состояния, возвраты, проводки, что о нём сделано',
    params,
    answer: paymentPageSchema,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/v1/admin/payments/:id/refund',
    access: 'admin',
    summary: 'Вернуть деньги целиком или частью; причину прочитает человек',
    params,
    body: z.strictObject({
      amount_kopecks: kopecksField.min(100, 'Вернуть можно не меньше рубля'),
      reason: textField(1000, 5),
      /** What had gone back, or was on its way, when the sum was chosen. */
      returned_kopecks: kopecks,
    }),
    status: 201,
    answer: paymentPageSchema,
  }),
  check: endpoint({
    method: 'POST',
    path: '/v1/admin/payments/:id/check',
    access: 'admin',
    summary: 'Спросить платёжный сервис о платеже и его возвратах сейчас',
    withoutIdempotency: true,
    params,
    answer: z.object({
      payment: paymentPageSchema,
      /** What it says; null: it does not answer, or knows nothing of it. */
      provider: z
        .object({
          state: z.enum(['pending', 'succeeded', 'canceled']),
          amount_kopecks: kopecks,
          refunded_kopecks: kopecks,
        })
        .nullable(),
      /** Why there is none. */
      silence: z.enum(['no_answer', 'unknown', 'not_connected']).nullable(),
      /** Its books say what ours do. */
      agrees: z.boolean(),
    }),
  }),
} as const;
