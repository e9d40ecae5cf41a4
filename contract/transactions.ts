import { z } from 'zod';
import { answerFile, apiPrefix, endpoint } from './endpoint.ts';
import { textField } from './fields.ts';
import { kopecks, paymentSchema } from './payments.ts';

const refundSchema = z.object({
  /** `asked`: staff have not answered; `pending`: agreed, and on its way. */
  status: z.enum(['asked', 'declined', 'pending', 'succeeded', 'canceled']),
  amount_kopecks: kopecks,
  /** What the staff say to it. */
  answer: z.string(),
  created_at: z.iso.datetime(),
});

/** One line of «История платежей». */
export const transactionSchema = paymentSchema.extend({
  credit_kopecks: kopecks,
  refunded_kopecks: kopecks,
  /** The latest one; null: nobody has asked for any. */
  refund: refundSchema.nullable(),
  /** What is not used of it yet; null: it cannot be asked for. */
  refundable_kopecks: kopecks.nullable(),
  /** A bill to download (PDF); null until it is paid. */
  bill_url: z.string().nullable(),
});
export type Transaction = z.infer<typeof transactionSchema>;

export const transactionCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/user/transactions',
    access: 'user',
    summary: 'История платежей, новые первыми',
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    answer: z.object({
      data: z.array(transactionSchema),
      meta: z.object({ current_page: z.number().int(), last_page: z.number().int() }),
    }),
  }),
  askRefund: endpoint({
    method: 'POST',
    path: '/v1/user/transactions/:id/refund',
    access: 'user',
    summary: 'Попросить вернуть деньги за то, чем не воспользовались',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ text: textField(1000, 10) }),
    status: 201,
    answer: z.object({ transaction: transactionSchema }),
  }),
  bill: endpoint({
    method: 'GET',
    path: '/v1/user/transactions/:id/bill',
    access: 'user',
    summary: 'Счёт за свой платёж, который прошёл',
    params: z.object({ id: z.uuid() }),
    answer: answerFile,
    answerBytes: 'application/pdf',
  }),
} as const;

export const billUrl = (id: string) => `${apiPrefix}/v1/user/transactions/${id}/bill`;
