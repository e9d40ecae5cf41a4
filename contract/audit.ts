import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dayField, listOf } from './fields.ts';
import { personRefSchema } from './judged.ts';

export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actor: personRefSchema,
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.string() }),
  detail: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/audit',
    access: 'admin',
    summary: 'Что делали сотрудники, новое сверху',
    query: z.object({
      before: z.coerce.number().int().positive().optional(),
      actor: z.coerce.number().int().positive().optional(),
      action: z.string().max(60).optional(),
      /** The last day that is shown, in Moscow. */
      until: dayField.optional(),
    }),
    answer: listOf(auditEntrySchema).extend({
      meta: z.object({ next_cursor: z.number().int().nullable() }),
    }),
  }),
} as const;
