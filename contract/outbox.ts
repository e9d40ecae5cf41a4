import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './fields.ts';

export const letterSchema = z.object({
  id: z.number().int(),
  channel: z.enum(['mail', 'sms', 'call']),
  recipient: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
});
export type Letter = z.infer<typeof letterSchema>;

/** Registered in demo mode only. */
export const listLetters = endpoint({
  method: 'GET',
  path: '/v1/dev/outbox',
  access: 'public',
  summary: 'Письма и сообщения, которые ушли бы людям',
  answer: listOf(letterSchema),
});
