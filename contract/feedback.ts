import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { textField } from './fields.ts';
import { feedbackMarksSchema, shownFeedbackSchema } from './shown-feedback.ts';

/** Shown so many days after it was written, if the other side has written nothing. */
export const feedbackWaitDays = 14;

const marks = { error: 'Выберите ответ' };
const feedbackField = z.strictObject({
  again: z.boolean(marks),
  as_agreed: z.boolean(marks),
  on_time: z.boolean(marks),
  text: textField(1000),
});

/** Who was hired, or by whom, and for what. */
const hireSchema = z.object({
  response_id: z.number().int(),
  /** Of the vacancy. */
  title: z.string(),
  /** Of the other side, as the dialog names them. */
  name: z.string(),
});

const writtenSchema = feedbackMarksSchema.extend({
  id: z.number().int(),
  response_id: z.number().int(),
  title: z.string(),
  text: z.string(),
  /** `waiting`: staff have not read it; `approved`: it waits for the other side. */
  state: z.enum(['waiting', 'approved', 'shown', 'rejected']),
  /** The day on which it is shown at the latest. */
  shown_by: z.iso.date(),
  /** Why staff have refused it. */
  reason: z.string(),
});
export type WrittenFeedback = z.infer<typeof writtenSchema>;

const ownFeedbackSchema = z.object({
  /** What one can still write about. */
  open: z.array(hireSchema),
  written: z.array(writtenSchema),
  /** About oneself, as everybody sees it. */
  received: z.array(shownFeedbackSchema.extend({ is_disputed: z.boolean() })),
});
export type OwnFeedback = z.infer<typeof ownFeedbackSchema>;

const byId = z.object({ id: z.string().regex(/^\d{1,15}$/, 'Такого отзыва нет') });

export const feedbackCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/feedback',
    access: 'user',
    summary: 'Отзывы: о ком можно написать, что написано и что пишут о вас',
    answer: ownFeedbackSchema,
  }),
  add: endpoint({
    method: 'POST',
    path: '/v1/response/:id/feedback',
    access: 'user',
    summary: `Отзыв о том, с кем договорились о работе; виден, когда написали оба, или через ${feedbackWaitDays} дней`,
    params: byId,
    body: feedbackField,
    status: 201,
    answer: writtenSchema,
  }),
  reply: endpoint({
    method: 'PUT',
    path: '/v1/feedback/:id/reply',
    access: 'user',
    summary: 'Ответить на отзыв о себе',
    params: byId,
    body: z.strictObject({ reply: textField(1000, 1) }),
    withoutIdempotency: true,
  }),
  dispute: endpoint({
    method: 'PUT',
    path: '/v1/feedback/:id/complaint',
    access: 'user',
    summary: 'Попросить сотрудников ещё раз посмотреть отзыв о себе',
    params: byId,
    body: z.strictObject({ text: textField(1000, 5) }),
    withoutIdempotency: true,
  }),
} as const;
