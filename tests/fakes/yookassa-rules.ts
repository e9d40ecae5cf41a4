import { z } from 'zod';

const amountSchema = z.strictObject({
  value: z.string().regex(/^\d+\.\d{2}$/),
  currency: z.literal('RUB'),
});

const receiptSchema = z.strictObject({
  customer: z.strictObject({ email: z.email() }),
  items: z
    .array(
      z.strictObject({
        description: z.string().min(1).max(128),
        quantity: z.string().regex(/^\d+\.\d{2}$/),
        amount: amountSchema,
        vat_code: z.number().int().min(1).max(12),
        payment_subject: z.enum(['service', 'commodity', 'payment', 'another']),
        payment_mode: z.enum(['full_payment', 'full_prepayment', 'advance']),
      }),
    )
    .min(1)
    .max(100),
  tax_system_code: z.number().int().min(1).max(6).optional(),
});

const common = {
  amount: amountSchema,
  description: z.string().max(128),
  receipt: receiptSchema,
};

const paymentSchema = z.union([
  z.strictObject({
    ...common,
    capture: z.literal(true),
    metadata: z.record(z.string().max(32), z.string().max(512)),
    confirmation: z.strictObject({ type: z.literal('redirect'), return_url: z.url().max(2048) }),
    save_payment_method: z.boolean(),
  }),
  z.strictObject({
    ...common,
    capture: z.literal(true),
    metadata: z.record(z.string().max(32), z.string().max(512)),
    payment_method_id: z.string().min(1),
  }),
]);

const refundSchema = z.strictObject({
  payment_id: z.string().min(36).max(36),
  amount: amountSchema,
  description: z.string().max(250).optional(),
  receipt: receiptSchema,
});

const sumOf = ({ value }: { value: string }) => Math.round(Number(value) * 100);

/** Why YooKassa would not make such a payment; null: it would. */
export function paymentFault(asked: unknown): string | null {
  const parsed = paymentSchema.safeParse(asked);
  if (!parsed.success) return z.prettifyError(parsed.error);
  if (sumOf(parsed.data.amount) === 0) return 'amount';
  return receiptFault(parsed.data);
}

/** Why YooKassa would not give that back; null: it would. */
export function refundFault(
  asked: unknown,
  payments: Map<
    string,
    { status: string; amount: { value: string }; refunded_amount: { value: string } }
  >,
): string | null {
  const parsed = refundSchema.safeParse(asked);
  if (!parsed.success) return z.prettifyError(parsed.error);
  const payment = payments.get(parsed.data.payment_id);
  if (payment?.status !== 'succeeded') return 'payment_id';
  const rest = sumOf(payment.amount) - sumOf(payment.refunded_amount);
  if (sumOf(parsed.data.amount) > rest) return 'amount is more than what is left';
  return receiptFault(parsed.data);
}

/** The items of a receipt make the sum. */
function receiptFault({
  amount,
  receipt,
}: {
  amount: { value: string };
  receipt: z.infer<typeof receiptSchema>;
}) {
  const sum = receipt.items.reduce((total, item) => total + sumOf(item.amount), 0);
  return sum === sumOf(amount) ? null : 'receipt.items';
}
