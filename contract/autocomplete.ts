import { z } from 'zod';
import { cardKindSchema } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { lineField, listOf, slugField } from './fields.ts';

export const suggestionsAtMost = 10;
/** What fewer people have written is nobody else's business. */
export const suggestedByAtLeast = 3;

export const autocomplete = endpoint({
  method: 'GET',
  path: '/v1/profile/autocomplete',
  access: 'user',
  summary: 'Что чаще пишут в поле: title, position, workplace или ключ вопроса с выбором',
  query: z.object({
    q: lineField(100).optional(),
    field: z.string({ error: 'Назовите поле' }).regex(/^[a-z][a-z_]{0,59}$/, 'Такого поля нет'),
    kind: cardKindSchema.optional(),
    category: slugField.optional(),
  }),
  answer: listOf(z.string()),
});
