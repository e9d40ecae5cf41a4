import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './fields.ts';

export const deliverySchema = z.object({
  id: z.number().int(),
  channel: z.enum(['mail', 'sms', 'call']),
  recipient: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  /** To be typed in; a message to a phone has it in its text. */
  code: z.string().nullable(),
  /** Where its button leads within the site. */
  action: z.object({ label: z.string(), path: z.string() }).nullable(),
  state: z.enum(['sent', 'waiting', 'failed']),
  /** What the gateway said the last time. */
  error: z.string().nullable(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** Registered in demo mode only. */
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/v1/dev/outbox',
  access: 'public',
  summary: 'Письма и сообщения, которые ушли бы людям',
  answer: listOf(deliverySchema),
});

/** The address of a mail as its reader sees it, for a frame; demo mode only. */
export const deliveryPage = (id: number | ':id') => `/v1/dev/outbox/${id}/page` as const;
