import { z } from 'zod';
import { cardKindSchema } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { lineField, listOf, textField } from './fields.ts';
import { flagSchema } from './card-checks.ts';

const wordSchema = z.object({
  id: z.number().int(),
  words: z.string(),
  added_at: z.iso.datetime(),
});
export type StopWord = z.infer<typeof wordSchema>;

/** One that would be seen in every text is no help to anybody. */
const wordsField = lineField(80, 1)
  .refine((words) => /^[\p{L}\p{N}\s*-]+$/u.test(words), 'Только буквы, цифры, дефис и звёздочка')
  .refine((words) => !/\*(?!\s|$)/.test(words), 'Звёздочка стоит в конце слова')
  .refine(
    (words) =>
      words.split(/\s+/).every((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 3),
    'В каждом слове нужно хотя бы три буквы',
  );

export const tryTextAtMost = 4000;

export const stopWordCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/stop-words',
    access: 'admin',
    summary: 'Свои стоп-слова, новые сверху',
    answer: listOf(wordSchema),
  }),
  add: endpoint({
    method: 'POST',
    path: '/v1/admin/stop-words',
    access: 'admin',
    summary: 'Новое стоп-слово или фраза; звёздочка — любое окончание',
    body: z.strictObject({ words: wordsField }),
    status: 201,
    answer: wordSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/admin/stop-words/:id',
    access: 'admin',
    summary: 'Убрать стоп-слово',
    params: z.object({ id: z.coerce.number().int().positive().max(2_000_000_000) }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/v1/admin/stop-words/check',
    access: 'admin',
    summary: 'Что автоматические проверки увидят в тексте',
    withoutIdempotency: true,
    body: z.strictObject({ kind: cardKindSchema, text: textField(tryTextAtMost, 1) }),
    answer: z.object({ flags: z.array(flagSchema) }),
  }),
} as const;
