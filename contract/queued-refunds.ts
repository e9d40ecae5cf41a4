import { z } from 'zod';
import { textField } from './fields.ts';
import { personRefSchema } from './judged.ts';
import { decisionReasonField } from './queues.ts';

const kopecks = z.number().int();

/** Somebody asks for the money that they have paid. */
export const queuedRefundSchema = z.object({
  id: z.number().int(),
  created_at: z.iso.datetime(),
  /** Empty: nobody has asked; the bank has refused to send the money back. */
  text: z.string(),
  /** Null: erased meanwhile. */
  person: personRefSchema.nullable(),
  payment: z.object({
    id: z.uuid(),
    tariff: z.string(),
    amount_kopecks: kopecks,
    refunded_kopecks: kopecks,
    paid_at: z.iso.datetime(),
    until: z.iso.datetime().nullable(),
    /** Of the month that ran when it was asked for, with what was opened since. */
    contacts: z.object({ used: z.number().int(), most: z.number().int() }).nullable(),
  }),
  /** What is not used: it goes back unless another sum is named. */
  offered_kopecks: kopecks,
  /** More than this cannot go back. */
  most_kopecks: kopecks,
  /** When the bank refused to send it last. */
  failed_at: z.iso.datetime().nullable(),
});
export type QueuedRefund = z.infer<typeof queuedRefundSchema>;

/** `approve` sends what is unused, or the sum that is named; the reason is told to the person. */
export const refundDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('approve'),
    amount_kopecks: kopecks.positive().max(100_000_000).optional(),
    reason: textField(1000).optional(),
  }),
  z.strictObject({ decision: z.literal('decline'), reason: decisionReasonField }),
]);
export type RefundDecision = z.infer<typeof refundDecisionSchema>;
