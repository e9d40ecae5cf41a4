import { z } from 'zod';
import { dialogSchema } from './dialogs.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './fields.ts';

const blockSchema = dialogSchema.pick({ channel: true, other: true, card: true }).extend({
  blocked_at: z.iso.datetime(),
});
export type Block = z.infer<typeof blockSchema>;

export const blockCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/user/blocks',
    access: 'user',
    summary: 'Кого вы заблокировали, последние сверху, и о чём был диалог',
    answer: listOf(blockSchema),
  }),
  add: endpoint({
    method: 'PUT',
    path: '/v1/user/blocks/:user',
    access: 'user',
    summary: 'Заблокировать человека: писать не сможет ни он вам, ни вы ему',
    params: z.object({ user: z.coerce.number().int().positive() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/user/blocks/:user',
    access: 'user',
    summary: 'Разблокировать человека',
    params: z.object({ user: z.coerce.number().int().positive() }),
  }),
} as const;
