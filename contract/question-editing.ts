import { z } from 'zod';
import { attributeDefinitionSchema, attributeTypes } from './attributes.ts';
import { cardKindSchema } from './categories.ts';
import { rowId } from './category-editing.ts';
import { endpoint } from './endpoint.ts';
import { lineField, listOf } from './fields.ts';

/** Words that mean something else in the address of a search. */
const reservedKeys = new Set(
  (
    'category check city district fresh kind metro modal next page passport pay pay_from pay_to ' +
    'pay_unit photo q sort step whole'
  ).split(' '),
);

const keyField = z
  .string({ error: 'Напишите слово для адресов' })
  .trim()
  .regex(/^[a-z][a-z0-9_]{1,40}$/, 'Латинские буквы, цифры и подчёркивание: night_sleep')
  .refine((key) => !/_(from|to|all)$/.test(key), 'Не может кончаться на _from, _to и _all')
  .refine((key) => !reservedKeys.has(key), 'Это слово уже значит другое: выберите другое');

const wholeNumber = z
  .number({ error: 'Введите целое число' })
  .int('Введите целое число')
  .min(0, 'Не меньше нуля')
  .max(1_000_000, 'Не больше 1 000 000')
  .nullable();

const optionWritingSchema = z.strictObject({
  /** Null: a new one. */
  value: z.string().max(100).nullable(),
  label: lineField(80, 1),
  hidden: z.boolean(),
});

export const optionsAtMost = 60;

const writingSchema = z.strictObject({
  key: keyField,
  label: lineField(80, 2),
  hint: lineField(200).nullable(),
  type: z.enum(attributeTypes, { error: 'Выберите вид ответа' }),
  options: z.array(optionWritingSchema).max(optionsAtMost, 'Можно не больше 60 вариантов'),
  /** None, one word («м²») or three forms («год», «года», «лет»). */
  unit: z.array(lineField(20, 1)).max(3),
  min: wholeNumber,
  max: wholeNumber,
  required: z.boolean(),
  filterable: z.boolean(),
  shown_on_card: z.boolean(),
  step: lineField(60, 2),
  hidden: z.boolean(),
});
export type QuestionWriting = z.infer<typeof writingSchema>;

/** Whose question it is: of a category, or of every card of the kind (`common`). */
const setSchema = z.object({
  category: z.union([z.literal('common'), rowId]),
  kind: cardKindSchema,
});
export type QuestionSet = z.infer<typeof setSchema>;

/** So many of the newest cards have their answers counted. */
export const countedCards = 2000;

const answered = { answers: z.number().int() };
/** Answers of older cards are not among those that were counted. */
const hasMore = { has_more_cards: z.boolean() };

const lineSchema = attributeDefinitionSchema.extend({
  id: z.number().int(),
  is_common: z.boolean(),
  /** Asked of every card, and not in this category. */
  left_out: z.boolean(),
  /** Cards that have an answer: in what people see, or in what their owner writes. */
  ...answered,
});
export type QuestionLine = z.infer<typeof lineSchema>;

const sourceSchema = lineSchema.extend({
  category: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  kind: cardKindSchema,
  /** Cards by the choice that they have made. */
  chosen: z.record(z.string(), z.number().int()),
  ...hasMore,
  version: z.number().int(),
});
export type QuestionSource = z.infer<typeof sourceSchema>;

const params = z.object({ id: rowId });
const one = '/v1/admin/questions/:id';
const listAnswer = listOf(lineSchema).extend({
  category: z.object({ id: z.number().int(), name: z.string(), slug: z.string() }).nullable(),
  kind: cardKindSchema,
  ...hasMore,
});

const leftOutPath = '/v1/admin/categories/:id/left-out/:question';
const leftOutParams = z.object({ id: rowId, question: rowId });

export const questionEditingCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/questions',
    access: 'admin',
    summary: 'Вопросы категории и общие, с числом карточек, где есть ответ',
    query: setSchema,
    answer: listAnswer,
  }),
  show: endpoint({
    method: 'GET',
    path: one,
    access: 'admin',
    summary: 'Вопрос с числом ответов на каждый вариант',
    params,
    answer: sourceSchema,
  }),
  add: endpoint({
    method: 'POST',
    path: '/v1/admin/questions',
    access: 'admin',
    summary: 'Новый вопрос',
    body: z.strictObject({ ...setSchema.shape, ...writingSchema.shape }),
    status: 201,
    answer: sourceSchema,
  }),
  save: endpoint({
    method: 'PUT',
    path: one,
    access: 'admin',
    summary: 'Изменить вопрос; то, что отняло бы ответы, отклоняется',
    params,
    body: writingSchema.extend({ version: z.number().int().positive() }),
    answer: sourceSchema,
  }),
  leaveOut: endpoint({
    method: 'PUT',
    path: leftOutPath,
    access: 'admin',
    summary: 'Не задавать общий вопрос в этой категории; данные ответы остаются',
    params: leftOutParams,
  }),
  askAgain: endpoint({
    method: 'DELETE',
    path: leftOutPath,
    access: 'admin',
    summary: 'Снова задавать общий вопрос в этой категории',
    params: leftOutParams,
  }),
  order: endpoint({
    method: 'PUT',
    path: '/v1/admin/question-order',
    access: 'admin',
    summary: 'Порядок вопросов в форме, фильтрах и на карточке',
    body: z.strictObject({ ...setSchema.shape, ids: z.array(rowId).min(1).max(500) }),
    answer: listAnswer,
  }),
} as const;
