import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { kopecksField, lineField, listOf, slugField, textField } from './fields.ts';
import { wireGuestRoleSchema } from './roles.ts';

const unitField = z.enum(['day', 'month'], { error: 'Выберите дни или месяцы' });
const countField = (most: number) =>
  z
    .number({ error: 'Введите число' })
    .int('Введите целое число')
    .min(0, 'Не меньше нуля')
    .max(most, `Не больше ${most}`);

export const includedAtMost = 8;

const writingSchema = z.strictObject({
  name: lineField(40, 2),
  summary: lineField(120, 5),
  price_kopecks: kopecksField,
  /** Null: without an end; that stays as it is. */
  period: z
    .object({ count: countField(36).min(1, 'Не меньше одного'), unit: unitField })
    .nullable(),
  /** Cards that people see at the same time. */
  cards: countField(50),
  contacts: countField(10_000),
  /** Of the page of tariffs: «Что входит в тариф:». */
  included: z
    .array(lineField(80, 1))
    .min(1, 'Напишите хотя бы одну строку')
    .max(includedAtMost, `Не больше ${includedAtMost} строк`),
  is_shown: z.boolean(),
});
export type TariffWriting = z.infer<typeof writingSchema>;

const sourceSchema = writingSchema.extend({
  id: z.number().int(),
  slug: z.string(),
  role: wireGuestRoleSchema,
  contacts_per: z.enum(['month', 'all']),
  renews: z.boolean(),
  is_trial: z.boolean(),
  /** The name of the tariff as which it goes on, when that is another one. */
  next: z.string().nullable(),
  /** Names what was seen; whoever saves over a newer one is refused. */
  version: z.number().int(),
  /** How many people are on it now. */
  holders: z.number().int(),
  /** Begun and not paid yet: they go through as they were begun. */
  open_payments: z.number().int(),
});
export type TariffSource = z.infer<typeof sourceSchema>;

export const questionsAtMost = 20;

/** Texts of the page of tariffs of one role. */
const textsWritingSchema = z.strictObject({
  heading: lineField(80, 3),
  lead: lineField(300, 5),
  questions: z
    .array(z.strictObject({ question: lineField(150, 3), answer: textField(2000, 3) }))
    .max(questionsAtMost, `Не больше ${questionsAtMost} вопросов`),
});
export type TariffTextsWriting = z.infer<typeof textsWritingSchema>;

const textsSourceSchema = textsWritingSchema.extend({
  role: wireGuestRoleSchema,
  version: z.number().int(),
});
export type TariffTextsSource = z.infer<typeof textsSourceSchema>;

const textsOf = { path: '/v1/admin/tariff-texts/:role', access: 'admin' } as const;
const byRole = z.object({ role: wireGuestRoleSchema });

export const tariffTextCalls = {
  show: endpoint({
    ...textsOf,
    method: 'GET',
    summary: 'Тексты страницы тарифов: заголовок, вступление, вопросы и ответы',
    params: byRole,
    answer: textsSourceSchema,
  }),
  save: endpoint({
    ...textsOf,
    method: 'PUT',
    summary: 'Изменить тексты страницы тарифов; люди видят их сразу',
    params: byRole,
    body: textsWritingSchema.extend({ version: z.number().int().positive() }),
    answer: textsSourceSchema,
  }),
} as const;

export const tariffEditingCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/tariffs',
    access: 'admin',
    summary: 'Все тарифы, также скрытые, в порядке показа',
    answer: listOf(sourceSchema),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/v1/admin/tariffs/:slug',
    access: 'admin',
    summary: 'Изменить тариф; действует для новых покупок, купленное остаётся как было',
    params: z.object({ slug: slugField }),
    body: writingSchema.extend({ version: z.number().int().positive() }),
    answer: sourceSchema,
  }),
  order: endpoint({
    method: 'PUT',
    path: '/v1/admin/tariffs',
    access: 'admin',
    summary: 'В каком порядке показывать тарифы одной роли: все, по одному разу',
    body: z.strictObject({ role: wireGuestRoleSchema, slugs: z.array(slugField).min(1).max(50) }),
    answer: listOf(sourceSchema),
  }),
} as const;
