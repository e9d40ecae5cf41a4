import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Where a browser is reached: an address of its maker's push service, secret to others. */
const endpointField = z
  .url({ protocol: /^https$/, error: 'Пришлите адрес подписки браузера' })
  .max(1000);
const keyOf = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+=*$/)
    .refine(
      (text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes,
      'Пришлите ключи подписки браузера',
    );

export const pushCalls = {
  subscribe: endpoint({
    method: 'PUT',
    path: '/v1/user/push-subscription',
    access: 'user',
    summary: 'Присылать уведомления в этот браузер (Web Push), пока в нём не вышли',
    withoutIdempotency: true,
    body: z.object({
      endpoint: endpointField,
      keys: z.object({ p256dh: keyOf(65), auth: keyOf(16) }),
    }),
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/v1/user/push-subscription',
    access: 'user',
    summary: 'Больше не присылать уведомления в этот браузер',
    withoutIdempotency: true,
    body: z.strictObject({ endpoint: endpointField }),
  }),
} as const;

/** What a push carries: that something has happened, and where to look; nothing of what was written. */
export interface PushMessage {
  title: string;
  body: string;
  /** A page of this site. */
  path: string;
  /** A newer push with the same tag takes the place of the older. */
  tag: string;
}
