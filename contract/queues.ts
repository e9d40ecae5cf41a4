import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pageOf, textField } from './fields.ts';
import { personRefSchema } from './judged.ts';

/** How long a decision can be taken back; only then it takes effect and people are told. */
export const undoSeconds = 10;
export const queuedPerPage = 25;

/** For how long something is somebody's who has taken it; then it frees itself. */
export const takenMinutes = 30;

/** Who of the staff is at it now. */
const takenSchema = z.object({
  by: personRefSchema,
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  is_own: z.boolean(),
});
export type Taken = z.infer<typeof takenSchema>;

/** Why, in words that the person reads. */
export const decisionReasonField = textField(1000, 5);

const queues = ['reviews', 'passports', 'complaints', 'appeals', 'refunds', 'feedback'] as const;
export const queueNameField = z.enum(queues);
export type QueueName = z.output<typeof queueNameField>;

/** All that waits for staff: exams are no queue, they take days and several steps. */
export const queueSections = [...queues, 'exams'] as const;
export type SectionName = (typeof queueSections)[number];

/** What the caller has decided and can still take back. */
export const pendingDecisionSchema = z.object({
  queue: queueNameField,
  id: z.number().int(),
  title: z.string(),
  /** As it was sent: `approve`, `block` … */
  decision: z.string(),
  /** For so many milliseconds from now on; the clock of the caller may be another one. */
  left_ms: z.number().int().positive(),
});
export type PendingDecision = z.infer<typeof pendingDecisionSchema>;

const page = z.object({ page: z.coerce.number().int().min(1).max(400).optional() });
export const queuedId = z.object({ id: z.string().regex(/^\d{1,15}$/, 'Такой записи нет') });
const decided = z.object({
  /** Until then `undo` takes it back. */
  undo_until: z.iso.datetime(),
});

interface QueueParts<Shape extends z.ZodRawShape, Body, Who> {
  answer: z.ZodObject<Shape>;
  body: Body;
  /** Who works at it. */
  access: Who;
  order?: string;
}

/** What staff do at every queue. */
export function queueCalls<
  Shape extends z.ZodRawShape,
  const Body extends z.ZodType,
  const Who extends 'moderator' | 'admin',
>(
  queue: QueueName,
  words: string,
  { answer, body, access, order = '' }: QueueParts<Shape, Body, Who>,
) {
  const base = `/v1/admin/${queue}` as const;
  return {
    list: endpoint({
      method: 'GET',
      path: base,
      access,
      summary: `${words}, которые ждут решения, старые первыми${order}`,
      query: page,
      answer: pageOf(z.object({ ...answer.shape, taken: takenSchema.nullable() })),
    }),
    take: endpoint({
      method: 'PUT',
      path: `${base}/:id/taken`,
      access,
      summary: `${words}: взять себе на ${takenMinutes} минут; другим видно, кто занят`,
      params: queuedId,
      answer: z.object({ taken: takenSchema }),
    }),
    giveBack: endpoint({
      method: 'DELETE',
      path: `${base}/:id/taken`,
      access,
      summary: `${words}: вернуть, что взято`,
      params: queuedId,
    }),
    decide: endpoint({
      method: 'PUT',
      path: `${base}/:id/decision`,
      access,
      summary: `${words}: решить; подействует через ${undoSeconds} секунд`,
      params: queuedId,
      body,
      answer: decided,
    }),
    undo: endpoint({
      method: 'DELETE',
      path: `${base}/:id/decision`,
      access,
      summary: `${words}: взять решение назад, пока оно не подействовало`,
      params: queuedId,
    }),
  };
}
