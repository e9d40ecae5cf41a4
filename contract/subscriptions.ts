import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { kopecks, renewalOfferSchema, tariffNameSchema } from './payments.ts';

/** A tariff that somebody holds or has held, but for the free one. */
const subscriptionSchema = z.object({
  id: z.number().int(),
  tariff: tariffNameSchema,
  state: z.enum(['active', 'past_due', 'ended', 'replaced', 'refunded']),
  started_at: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  /** Its money is on the way back, and nothing more can be used of it. */
  is_ending: z.boolean(),
  /** What is charged next and when; null: nothing is. */
  renewal: z
    .object({ at: z.iso.datetime(), amount_kopecks: kopecks, tariff: tariffNameSchema })
    .nullable(),
  /** What can be switched on now; null: it is on, or it cannot be. */
  offer: renewalOfferSchema.nullable(),
  /** What will be charged when, or that nothing will be. */
  sentence: z.string(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const bySubscription = z.object({ id: z.coerce.number().int().positive() });

export const subscriptionCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/user/subscriptions',
    access: 'user',
    summary: 'Свои тарифы: что продлится и когда, и чем оплачивается',
    answer: z.object({
      data: z.array(subscriptionSchema),
      /** What renewals are paid with; null: nothing is linked. */
      payment_method: z.object({ title: z.string(), linked_at: z.iso.datetime() }).nullable(),
    }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/v1/user/subscriptions/:id/cancel',
    access: 'user',
    summary: 'Не продлевать тариф',
    params: bySubscription,
    answer: z.object({ subscription: subscriptionSchema }),
  }),
  resume: endpoint({
    method: 'POST',
    path: '/v1/user/subscriptions/:id/resume',
    access: 'user',
    summary: 'Продлевать тариф: согласие с текстом этой версии',
    params: bySubscription,
    body: z.strictObject({ renewal_version: z.string().max(100) }),
    answer: z.object({ subscription: subscriptionSchema }),
  }),
  unlinkMethod: endpoint({
    method: 'DELETE',
    path: '/v1/user/payment-method',
    access: 'user',
    summary: 'Отвязать карту: после этого списать с неё нельзя',
  }),
} as const;
