import { z } from 'zod';
import { parseLogin } from './contacts.ts';
import { endpoint } from './endpoint.ts';
import { lineField, listOf, nameField, textField } from './fields.ts';

/** How long the link in the message is good. */
export const referenceDays = 30;
export const referencesAtMost = 10;

const referenceStates = ['asked', 'confirmed', 'not_confirmed', 'expired'] as const;

const ownReferenceSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  work: z.string(),
  state: z.enum(referenceStates),
  asked_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
  /** They would take this worker again. */
  again: z.boolean().nullable(),
  good: z.string(),
  is_shown: z.boolean(),
});
export type OwnReference = z.infer<typeof ownReferenceSchema>;

/** Confirmed ones on a card, the newest first. */
export const cardReferenceSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  work: z.string(),
  again: z.boolean(),
  good: z.string(),
  answered_at: z.iso.datetime(),
});
export type CardReference = z.infer<typeof cardReferenceSchema>;

export const wantedReferenceContact = 'Введите телефон или почту того, кто расскажет о вас';

const contactField = lineField(254, 1).refine((text) => parseLogin(text) !== null, {
  error: wantedReferenceContact,
});

const path = '/v1/user/references';
const params = z.object({ id: z.coerce.number().int().positive() });

export const referenceCalls = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'worker',
    summary: 'Кого работник попросил рассказать о себе и что они ответили',
    answer: listOf(ownReferenceSchema),
  }),
  ask: endpoint({
    method: 'POST',
    path,
    access: 'worker',
    summary: 'Попросить прежнего работодателя подтвердить работу: ему уйдёт ссылка',
    body: z.strictObject({
      name: nameField(60, 2),
      work: lineField(120, 5),
      contact: contactField,
    }),
    status: 201,
    answer: ownReferenceSchema,
  }),
  show: endpoint({
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'worker',
    summary: 'Показывать рекомендацию в анкетах или нет',
    params,
    body: z.strictObject({ is_shown: z.boolean() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'worker',
    summary: 'Убрать рекомендацию или отозвать просьбу: ссылка перестаёт работать',
    params,
  }),
} as const;

/** Signed by the site: whoever has the message answers without an account. */
const fromMessage = params.extend({ key: z.string().regex(/^[\w-]{22}$/, 'Такой ссылки нет') });
const link = '/v1/references/:id/:key';

export const referenceAnswerCalls = {
  read: endpoint({
    method: 'GET',
    path: link,
    access: 'public',
    summary: 'О ком просят рассказать; по ссылке из сообщения',
    params: fromMessage,
    answer: z.object({
      worker: z.string(),
      name: z.string(),
      work: z.string(),
      is_answered: z.boolean(),
      worked: z.boolean().nullable(),
      again: z.boolean().nullable(),
      good: z.string(),
    }),
  }),
  answer: endpoint({
    method: 'PUT',
    path: link,
    access: 'public',
    summary: 'Ответить на три вопроса; ответ можно изменить по той же ссылке',
    params: fromMessage,
    body: z.strictObject({
      worked: z.boolean({ error: 'Выберите ответ' }),
      again: z.boolean({ error: 'Выберите ответ' }),
      good: textField(500),
    }),
  }),
  /** The answer goes; who has not answered yet is asked by nobody again. */
  withdraw: endpoint({
    method: 'DELETE',
    path: link,
    access: 'public',
    summary: 'Отказаться отвечать или забрать свой ответ',
    params: fromMessage,
  }),
} as const;
