import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { lineField, textField } from './fields.ts';
import { responseLimits } from './responses.ts';

export const templatesAtMost = 20;

const templateSchema = z.object({
  id: z.number().int(),
  /** Empty: it is known by its beginning. */
  name: z.string(),
  text: z.string(),
});
export type ResponseTemplate = z.infer<typeof templateSchema>;

export const templateNameAtMost = 60;
const nameField = lineField(templateNameAtMost);
const text = textField(responseLimits.text, 1);
const params = z.object({ id: z.coerce.number().int().positive() });
const path = '/v1/user/response-templates';

/** Texts that a person keeps for the next time. */
export const responseTemplateCalls = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'user',
    summary: 'Свои тексты для откликов и приглашений, новые сверху, и несколько готовых',
    answer: z.object({ data: z.array(templateSchema), offered: z.array(z.string()) }),
  }),
  add: endpoint({
    method: 'POST',
    path,
    access: 'user',
    summary: 'Сохранить текст',
    body: z.strictObject({ text, name: nameField.optional() }),
    answer: templateSchema,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'user',
    summary: 'Изменить сохранённый текст или его название; чего нет в теле, остаётся как было',
    params,
    body: z.strictObject({ text: text.optional(), name: nameField.optional() }),
    answer: templateSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'user',
    summary: 'Убрать сохранённый текст',
    params,
  }),
} as const;
