import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { lineField, listOf } from './fields.ts';

/** Where moderators write words for people: the queue, and what is decided there. */
export const reasonPlaces = {
  review_refuse: 'Карточка: отклонить',
  passport_refuse: 'Паспорт: отклонить',
  complaint_refuse: 'Жалоба на карточку: снять карточку',
  complaint_answer: 'Жалоба на карточку: ответить автору',
  person_refuse: 'Жалоба на человека: закрыть вход',
  person_warn: 'Жалоба на человека: предупредить',
  person_answer: 'Жалоба на человека: ответить автору',
  appeal_refuse: 'Обжалование: отказать',
  refund_refuse: 'Возврат: отказать',
  refund_answer: 'Возврат: вернуть иначе',
  feedback_refuse: 'Отзыв: отклонить',
} as const;
export type ReasonPlace = keyof typeof reasonPlaces;

const placeField = z.enum(Object.keys(reasonPlaces) as [ReasonPlace, ...ReasonPlace[]]);

const templateSchema = z.object({ label: z.string(), text: z.string() });
export type ReasonTemplate = z.infer<typeof templateSchema>;

const placeSchema = z.object({
  place: placeField,
  reasons: z.array(templateSchema),
  /** 0: nobody has written any yet. */
  version: z.number().int(),
});
export type PlaceReasons = z.infer<typeof placeSchema>;

export const templatesAtMost = 20;

export const reasonTemplateCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/reasons',
    access: 'moderator',
    summary: 'Свои готовые причины и ответы, по очередям',
    answer: listOf(placeSchema),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/v1/admin/reasons/:place',
    access: 'admin',
    summary: 'Заменить готовые причины одной очереди, в этом порядке',
    params: z.object({ place: placeField }),
    body: z.strictObject({
      reasons: z
        .array(z.strictObject({ label: lineField(30, 1), text: lineField(500, 5) }))
        .max(templatesAtMost, `Можно не больше ${templatesAtMost}`),
      version: z.number().int().min(0),
    }),
    answer: placeSchema,
  }),
} as const;
