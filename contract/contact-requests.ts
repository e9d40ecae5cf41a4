import { z } from 'zod';
import { contactTopics, type ContactTopic } from './contact-us.ts';
import { endpoint } from './endpoint.ts';
import { pageOf } from './fields.ts';

const requestSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Phone or mail to answer to. */
  contact: z.string(),
  topic: z.enum(Object.keys(contactTopics) as [ContactTopic, ...ContactTopic[]]),
  text: z.string(),
  /** Whose account it came from; null: a guest. */
  user_id: z.number().int().nullable(),
  created_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
  answered_by: z.string().nullable(),
});
export type ContactRequest = z.infer<typeof requestSchema>;

export const contactRequestsPerPage = 25;

const params = z.object({ id: z.coerce.number().int().positive() });

export const contactRequestCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/contact-requests',
    access: 'admin',
    summary: 'Обращения в поддержку: без ответа — старые сверху, с ответом — новые',
    query: z.object({
      answered: z.enum(['yes', 'no']).default('no'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    answer: pageOf(requestSchema),
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/v1/admin/contact-requests/:id/answer',
    access: 'admin',
    summary: 'Отметить, что на обращение ответили',
    params,
  }),
  reopen: endpoint({
    method: 'DELETE',
    path: '/v1/admin/contact-requests/:id/answer',
    access: 'admin',
    summary: 'Вернуть обращение к тем, что ждут ответа',
    params,
  }),
} as const;
