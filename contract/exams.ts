import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { examRiskField } from './exam-risks.ts';
import { lineField, listOf, textField } from './fields.ts';

const examStates = ['requested', 'scheduled', 'done', 'cancelled'] as const;

/** A year later nobody relies on it any more, and cards are silent. */
export const examHoldsDays = 365;

const examSchema = z.object({
  id: z.number().int(),
  state: z.enum(examStates),
  wish: z.string(),
  created_at: z.iso.datetime(),
  /** The day, the time (`14:00`) and the address, by the clock there; null and empty: not yet agreed. */
  day: z.iso.date().nullable(),
  time: z.string(),
  place: z.string(),
  /** Of one that is done. */
  risk: examRiskField.nullable(),
  /** On the cards of the person. */
  is_shown: z.boolean(),
  /** Why staff have cancelled it; empty: the person has. */
  reason: z.string(),
});
export type Exam = z.infer<typeof examSchema>;

const own = { access: 'worker' } as const;
const idParams = z.object({ id: z.string().regex(/^\d{1,15}$/, 'Такой записи нет') });

export const examCalls = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/v1/exam-list',
    summary: 'Свои проверки на полиграфе, новые первыми',
    answer: listOf(examSchema),
  }),
  request: endpoint({
    ...own,
    method: 'POST',
    path: '/v1/exam-request',
    summary: 'Попросить о проверке на полиграфе; открытая просьба бывает одна',
    body: z.strictObject({ wish: textField(500) }),
    status: 201,
    answer: examSchema,
  }),
  withdraw: endpoint({
    ...own,
    method: 'DELETE',
    path: '/v1/exam-request',
    summary: 'Отказаться от проверки, которая ещё не прошла',
    withoutIdempotency: true,
  }),
  show: endpoint({
    ...own,
    method: 'PUT',
    path: '/v1/exam-list/:id/shown',
    summary: 'Показывать результат проверки в своих анкетах или нет',
    params: idParams,
    body: z.strictObject({ is_shown: z.boolean({ error: 'Выберите, показывать ли результат' }) }),
    withoutIdempotency: true,
  }),
} as const;

const staff = { access: 'moderator' } as const;

const staffExamSchema = examSchema.extend({
  person: z.object({
    id: z.number().int(),
    name: z.string().nullable(),
    /** To agree upon a day; false: there is nothing to agree upon any more, or no phone. */
    has_phone: z.boolean(),
  }),
});
export type StaffExam = z.infer<typeof staffExamSchema>;

const examStepSchema = z.discriminatedUnion('step', [
  z.strictObject({
    step: z.literal('schedule'),
    day: z.iso.date('Выберите день'),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Выберите время'),
    place: lineField(200, 1),
  }),
  z.strictObject({ step: z.literal('finish'), risk: examRiskField }),
  z.strictObject({ step: z.literal('cancel'), reason: textField(1000, 5) }),
]);
export type ExamStep = z.output<typeof examStepSchema>;

export const staffExamCalls = {
  list: endpoint({
    ...staff,
    method: 'GET',
    path: '/v1/admin/exams',
    summary: 'Проверки на полиграфе: открытые, старые первыми, и последние закрытые',
    answer: listOf(staffExamSchema).extend({
      /** Where the last one was agreed upon; empty: none was. */
      last_place: z.string(),
    }),
  }),
  phone: endpoint({
    ...staff,
    method: 'GET',
    path: '/v1/admin/exams/:id/phone',
    summary: 'Телефон человека, чтобы договориться о дне проверки; каждый просмотр записывается',
    params: idParams,
    answer: z.object({ phone: z.string() }),
  }),
  step: endpoint({
    ...staff,
    method: 'PUT',
    path: '/v1/admin/exams/:id',
    summary: 'Назначить день, записать результат или отменить проверку; человеку говорят об этом',
    params: idParams,
    body: examStepSchema,
    answer: staffExamSchema,
  }),
} as const;
