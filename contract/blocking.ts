import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { textField } from './fields.ts';

const params = z.object({ id: z.coerce.number().int().positive() });

export const blockingCalls = {
  block: endpoint({
    method: 'PUT',
    path: '/v1/admin/people/:id/block',
    access: 'moderator',
    summary: 'Закрыть человеку вход: его сессии заканчиваются сразу, карточки не видны',
    params,
    body: z.strictObject({ reason: textField(500, 5) }),
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/v1/admin/people/:id/block',
    access: 'moderator',
    summary: 'Открыть вход снова',
    params,
  }),
} as const;
