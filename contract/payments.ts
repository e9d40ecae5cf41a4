import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { lineField, slugField } from './fields.ts';
import { realtimeEvent } from './realtime.ts';

/** Who takes the money: the bank of the demo, or the provider of an installation. */
export const paymentProviders = ['sandbox', 'yookassa'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** `pending`: the person or the bank has not answered yet. */
const paymentStatuses = ['pending', 'succeeded', 'canceled'] as const;
const paymentStatusSchema = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

export const tariffNameSchema = z.object({ slug: z.string(), name: z.string() });
export const kopecks = z.number().int();

/** One movement of money from a person, as they may see it. */
export const paymentSchema = z.object({
  id: z.uuid(),
  status: paymentStatusSchema,
  purpose: z.enum(['purchase', 'renewal']),
  tariff: tariffNameSchema,
  amount_kopecks: kopecks,
  /** Where it is paid while it is pending: a page of the bank. */
  confirmation_url: z.string().nullable(),
  /** Why it was declined and what helps, in words. */
  reason: z.string().nullable(),
  /** Until when the tariff runs that was paid for; null also of what has no end. */
  until: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** With what it has bought, as that stands now. */
const followedPaymentSchema = paymentSchema.extend({
  /** Null: it did not go through, or not yet. */
  outcome: z
    .object({
      is_held: z.boolean(),
      /** What is charged next, or why nothing is held. */
      sentence: z.string(),
    })
    .nullable(),
});
export type FollowedPayment = z.infer<typeof followedPaymentSchema>;

/** The text of the box by which somebody agrees to be charged again; stored as they saw it. */
export const renewalOfferSchema = z.object({
  text: z.string(),
  /** To be sent back: a text that has changed in between is shown again. */
  version: z.string(),
  amount_kopecks: kopecks,
  /** When it would be charged first. */
  at: z.iso.datetime(),
});
export type RenewalOffer = z.infer<typeof renewalOfferSchema>;

/** What a tariff costs this person now. */
export const quoteSchema = z.object({
  tariff: slugField,
  price_kopecks: kopecks,
  /** The rest of the tariff that it takes the place of, taken off the price. */
  credit_kopecks: kopecks,
  amount_kopecks: kopecks,
  replaces: tariffNameSchema.extend({ until: z.iso.datetime() }).nullable(),
  /** Until when it runs if it is paid now; null: without an end. */
  until: z.iso.datetime().nullable(),
  /** Null: it does not go on by itself. */
  renewal: renewalOfferSchema.nullable(),
  /** Where the receipt goes; null: there is no confirmed e-mail yet. */
  email: z.string().nullable(),
  /** Why it cannot be bought now, and what to do; null: it can. */
  refusal: z.string().nullable(),
});
export type Quote = z.infer<typeof quoteSchema>;

const buying = {
  method: 'POST',
  access: 'user',
  status: 201,
  // The key is kept with the payment: the provider is asked outside of any transaction.
  withoutIdempotency: true,
  body: z.strictObject({
    tariff: slugField,
    /** The receipt goes to the confirmed e-mail of the account; another one is refused. */
    email: lineField(254).optional(),
    /** The box was ticked. */
    renewal_consent: z.boolean().default(false),
    /** Of the text beside the box; needed with consent. */
    renewal_version: z.string().max(100).optional(),
    /** The sum that was shown: nobody pays another one. */
    amount_kopecks: kopecks.optional(),
    /** Where the person goes on after paying: a page of this site. */
    next: lineField(500).optional(),
  }),
  answer: z.object({ payment: paymentSchema }),
} as const;

export const paymentCalls = {
  quote: endpoint({
    method: 'GET',
    path: '/v1/tariffs/quote',
    access: 'user',
    summary: 'Сколько тариф стоит сейчас этому человеку, с зачётом остатка',
    query: z.object({ tariff: slugField }),
    answer: quoteSchema,
  }),
  buy: endpoint({
    ...buying,
    path: '/v1/tariffs/buy',
    summary: 'Купить тариф; повтор с тем же Idempotency-Key отвечает тем же платежом',
  }),
  buyTest: endpoint({
    ...buying,
    path: '/v1/tariffs/buy/test',
    summary: 'Купить пробный тариф, один раз на человека',
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/payments/:id',
    access: 'user',
    summary: 'Свой платёж: что с ним стало',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ payment: followedPaymentSchema, next: z.string().nullable() }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/v1/payments/:id/check',
    access: 'user',
    summary: 'Спросить банк о своём платеже сейчас',
    withoutIdempotency: true,
    params: z.object({ id: z.uuid() }),
    answer: z.object({ payment: followedPaymentSchema }),
  }),
} as const;

export const yookassaWebhook = endpoint({
  method: 'POST',
  path: '/payments/yookassa/webhook',
  access: 'public',
  withoutCsrf: true,
  summary: 'Уведомление ЮKassa: не подписано, поэтому о платеже спрашивают её саму',
  body: z.object({
    event: z.string().max(100),
    object: z.object({
      id: z.string().min(1).max(100),
      payment_id: z.string().max(100).optional(),
      metadata: z.object({ order_id: z.uuid().optional() }).optional(),
    }),
  }),
  status: 200,
  answer: z.object({ ok: z.literal(true) }),
});

/** To one person: what they hold, or one of their payments, is another now. */
export const tariffChanged = realtimeEvent({
  name: 'tariff.changed',
  payload: z.object({ payment_id: z.uuid().nullable() }),
});

/** The page that says what became of a payment; banks send people back to it. */
export const paymentPath = (id: string) => `/account/payment/${id}`;
