import { z } from 'zod';
import { cardTileSchema, cardStateSchema } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, slugField, textField } from './fields.ts';
import { realtimeEvent } from './realtime.ts';
import {
  myResponseSchema,
  responseSideSchema,
  responseStatusSchema,
  type ResponseStatus,
} from './response-states.ts';
import { declineReasonSchema } from './response-reasons.ts';

/** In these something may still come of it. */
export const openStatuses = [
  'sent',
  'viewed',
  'invited',
] as const satisfies readonly ResponseStatus[];

/** What one of the two may do; the other ways to a state are the business of the server. */
export const responseStepSchema = responseStatusSchema.exclude(['sent', 'expired'], {
  error: 'Такого шага нет',
});
export type ResponseStep = z.infer<typeof responseStepSchema>;

export const responseLimits = {
  text: 2000,
  answer: 1000,
  comment: 500,
  declinedAtOnce: 100,
  /** The most that an employer can set for one vacancy. */
  openAtMost: 500,
  /** After so many days nobody looks at it any more. */
  unseenDays: 30,
  /** The one who was declined may ask again after so many days. */
  restDays: 30,
} as const;

const responseCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  state: cardStateSchema,
});

const responseSchema = myResponseSchema.extend({
  /** The side of whoever asks. */
  side: responseSideSchema,
  text: z.string(),
  /** To the questions that the vacancy asked then. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  reason: declineReasonSchema.nullable(),
  comment: z.string(),
  created_at: z.iso.datetime(),
  changed_at: z.iso.datetime(),
  /** When it ends by itself, unless somebody looks at it; null: it does not. */
  expires_at: z.iso.datetime().nullable(),
  is_unread: z.boolean(),
  /** Key of the dialog of the two; null: it is gone. */
  channel: z.string().nullable(),
  vacancy: responseCardSchema,
  resume: responseCardSchema,
  /** The card of the other side; null while people do not see it. */
  card: cardTileSchema.nullable(),
  person: z.object({
    name: z.string().nullable(),
    avatar_url: z.string().nullable(),
    /** How soon they usually answer; null: too little is known to tell. */
    answer_minutes: z.number().int().nullable(),
  }),
  /** Ask the family, who has hired somebody, whether the vacancy is to be closed. */
  offers_closing: z.boolean(),
  /** What the viewer can do now. */
  steps: z.array(responseStepSchema),
});
export type ResponseItem = z.infer<typeof responseSchema>;

const byId = z.object({ id: z.coerce.number().int().positive() });
const path = '/v1/response';
const reasonFields = {
  reason: declineReasonSchema.optional(),
  comment: textField(responseLimits.comment).optional(),
};

export const respondBodySchema = z.strictObject({
  vacancy: slugField,
  resume: slugField,
  text: textField(responseLimits.text, 1),
  /** One to each question of the vacancy, in their order. */
  answers: z.array(textField(responseLimits.answer)).max(5).optional(),
});

const countsSchema = z.object({
  all: z.number().int(),
  unread: z.number().int(),
  by_status: z.record(responseStatusSchema, z.number().int()),
});
export type ResponseCounts = z.infer<typeof countsSchema>;

export const responseCalls = {
  add: endpoint({
    method: 'POST',
    path,
    access: 'user',
    summary: 'Откликнуться анкетой на вакансию или пригласить анкету на свою вакансию',
    body: respondBodySchema,
    answer: responseSchema,
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path,
    access: 'user',
    summary: 'Отклики и приглашения: сначала новое, потом последнее изменение',
    query: z.object({
      vacancy: slugField.optional(),
      resume: slugField.optional(),
      status: responseStatusSchema.optional(),
      /** Key of a dialog. */
      channel: z.string().max(100).optional(),
      page: z.coerce.number().int().min(1).max(400).optional(),
    }),
    answer: pageOf(responseSchema).extend({
      /** Of the same cards, whatever the state asked for. */
      counts: countsSchema,
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    access: 'user',
    summary: 'Один отклик',
    params: byId,
    answer: responseSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'user',
    summary: 'Следующий шаг: пригласить, договориться, отказать, отозвать',
    params: byId,
    body: z.strictObject({ status: responseStepSchema, ...reasonFields }),
    answer: responseSchema,
  }),
  read: endpoint({
    method: 'POST',
    path: `${path}/:id/read`,
    access: 'user',
    summary: 'Отметить, что отклик прочитан; новый становится просмотренным',
    params: byId,
  }),
  keepOpen: endpoint({
    method: 'POST',
    path: `${path}/:id/keep-open`,
    access: 'user',
    summary: 'Семья нашла человека, но ищет ещё: больше не предлагать закрыть вакансию',
    params: byId,
  }),
  declineMany: endpoint({
    method: 'PATCH',
    path,
    access: 'user',
    summary: 'Отказать нескольким сразу; те, кому отказать уже нельзя, остаются как были',
    body: z.strictObject({
      ids: z
        .array(z.number().int().positive())
        .min(1, 'Выберите хотя бы один отклик')
        .max(responseLimits.declinedAtOnce, 'За один раз можно не больше 100'),
      status: z.literal('declined'),
      ...reasonFields,
    }),
    answer: z.object({ declined: z.array(z.number().int()) }),
  }),
} as const;

const bySlug = z.object({ slug: slugField });
const mostText = `Укажите число от 1 до ${responseLimits.openAtMost}`;
const mostField = z
  .number()
  .int()
  .min(1, mostText)
  .max(responseLimits.openAtMost, mostText)
  .nullable();

/** How many responses may wait for an answer of the owner at once; null: any number. */
export const responseLimitCalls = {
  show: endpoint({
    method: 'GET',
    path: '/v1/user/vacancies/:slug/response-limit',
    access: 'employer',
    summary: 'Сколько открытых откликов принимает вакансия и сколько их сейчас',
    params: bySlug,
    answer: z.object({ most: mostField, open: z.number().int() }),
  }),
  keep: endpoint({
    method: 'PUT',
    path: '/v1/user/vacancies/:slug/response-limit',
    access: 'employer',
    summary: 'Ограничить число открытых откликов; null — без ограничения',
    params: bySlug,
    body: z.strictObject({ most: mostField }),
  }),
} as const;

/** To both sides, so that lists change without reload. */
export const responseChanged = realtimeEvent({
  name: 'response.changed',
  payload: z.object({
    id: z.number().int(),
    status: responseStatusSchema,
    unread_responses_count: z.number().int(),
  }),
});
