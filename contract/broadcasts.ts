import { z } from 'zod';
import { answerFile, endpoint } from './endpoint.ts';
import { lineField, listOf, slugField, textField } from './fields.ts';
import { isOwnPath } from './own-path.ts';
import { wireGuestRoleSchema } from './roles.ts';

/** `stopped` can go on; `done`: everybody has been written to. */
const broadcastStates = ['draft', 'sending', 'stopped', 'done'] as const;
export type BroadcastState = (typeof broadcastStates)[number];

/** To whom; null: to both, everywhere. */
const audienceShape = {
  role: wireGuestRoleSchema.nullable(),
  city: slugField.nullable(),
};

const lineSchema = z.object({
  id: z.number().int(),
  subject: z.string(),
  state: z.enum(broadcastStates),
  /** How many were to get it at the start; null: it has not begun. */
  people: z.number().int().nullable(),
  /** Letters that were put so far. */
  sent: z.number().int(),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
});
export type BroadcastLine = z.infer<typeof lineSchema>;

const broadcastSchema = lineSchema.extend({
  text: z.string(),
  button_label: z.string(),
  button_path: z.string(),
  role: audienceShape.role,
  city: z.object({ slug: z.string(), name: z.string() }).nullable(),
  with_note: z.boolean(),
  author: z.string().nullable(),
  version: z.number().int(),
});
export type Broadcast = z.infer<typeof broadcastSchema>;

export const broadcastTextAtMost = 8000;

const writingSchema = z.strictObject({
  subject: lineField(120, 5),
  /** Paragraphs, with an empty line between them. */
  text: textField(broadcastTextAtMost, 20),
  button_label: lineField(40),
  /** A page of this site; the button needs both or neither. */
  button_path: lineField(300).refine(
    (path) => path === '' || isOwnPath(path),
    'Начните с косой черты: /tariffs',
  ),
  ...audienceShape,
  /** Also a line in the notifications on the site. */
  with_note: z.boolean(),
});
export type BroadcastWriting = z.infer<typeof writingSchema>;

const params = z.object({ id: z.coerce.number().int().positive().max(2_000_000_000) });
const versioned = z.strictObject({ version: z.number().int().positive() });
const all = '/v1/admin/broadcasts';
const one = '/v1/admin/broadcasts/:id';

export const broadcastCalls = {
  list: endpoint({
    method: 'GET',
    path: all,
    access: 'admin',
    summary: 'Рассылки, новые сверху',
    answer: listOf(lineSchema),
  }),
  show: endpoint({
    method: 'GET',
    path: one,
    access: 'admin',
    summary: 'Рассылка и сколько писем уже отправлено',
    params,
    answer: broadcastSchema,
  }),
  count: endpoint({
    method: 'GET',
    path: '/v1/admin/broadcasts/audience',
    access: 'admin',
    summary: 'Сколько человек получит письмо: согласились на новости и подтвердили почту',
    query: z.object({ role: wireGuestRoleSchema.optional(), city: slugField.optional() }),
    answer: z.object({ people: z.number().int() }),
  }),
  add: endpoint({
    method: 'POST',
    path: all,
    access: 'admin',
    summary: 'Новая рассылка, черновик',
    body: writingSchema,
    status: 201,
    answer: broadcastSchema,
  }),
  save: endpoint({
    method: 'PUT',
    path: one,
    access: 'admin',
    summary: 'Сохранить черновик рассылки',
    params,
    body: writingSchema.extend({ version: z.number().int().positive() }),
    answer: broadcastSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: one,
    access: 'admin',
    summary: 'Удалить черновик рассылки',
    params,
  }),
  letter: endpoint({
    method: 'GET',
    path: '/v1/admin/broadcasts/:id/letter',
    access: 'admin',
    summary: 'Письмо, как его увидит получатель',
    params,
    answer: answerFile,
    answerBytes: 'text/html; charset=utf-8',
  }),
  test: endpoint({
    method: 'POST',
    path: '/v1/admin/broadcasts/:id/test',
    access: 'admin',
    summary: 'Пробное письмо себе',
    params,
    status: 202,
    answer: z.object({ email: z.string() }),
  }),
  start: endpoint({
    method: 'PUT',
    path: '/v1/admin/broadcasts/:id/sending',
    access: 'admin',
    summary: 'Отправить рассылку, или продолжить остановленную',
    params,
    body: versioned,
    answer: broadcastSchema,
  }),
  stop: endpoint({
    method: 'DELETE',
    path: '/v1/admin/broadcasts/:id/sending',
    access: 'admin',
    summary: 'Остановить рассылку',
    params,
    answer: broadcastSchema,
  }),
} as const;

/** Of the link in a letter; a wrong key leads to nothing. */
const fromLetter = z.object({
  id: z.string().regex(/^\d{1,15}$/),
  key: z.string().regex(/^[\w-]{43}$/),
});

export const newsCalls = {
  stop: endpoint({
    method: 'POST',
    path: '/v1/news/:id/stop/:key',
    access: 'public',
    summary: 'Больше не присылать новостей; в один шаг, и для почтовых программ (RFC 8058)',
    params: fromLetter,
    // Mail programs come without a session; who knows the key may do no more than this.
    withoutCsrf: true,
    takesForm: true,
    body: z.object({ 'List-Unsubscribe': z.string().max(40).optional() }).nullish(),
  }),
} as const;
