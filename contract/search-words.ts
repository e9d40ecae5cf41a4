import { z } from 'zod';
import { cardKindSchema } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { lineField } from './fields.ts';

const saidSchema = z.object({ said: z.string(), instead: z.string() });
export type SaidInstead = z.infer<typeof saidSchema>;

const readingSchema = z.object({
  /** The whole, where letters or keys had to be put right. */
  corrected: z.string().nullable(),
  city: z.string().nullable(),
  category: z.string().nullable(),
  /** Answers that a card must have. */
  choices: z.array(z.string()),
  /** What is looked for in the words of cards, as the search sees it. */
  words: z.string(),
  /** How many cards are found. */
  total: z.number().int(),
});
export type SearchReading = z.infer<typeof readingSchema>;

const oneWord = lineField(40, 2).refine(
  (word) => /^[\p{L}\p{N}-]+$/u.test(word),
  'Здесь одно слово, без пробелов',
);
const phraseField = lineField(80, 2).refine(
  (phrase) => /^[\p{L}\p{N}\s-]+$/u.test(phrase),
  'Только слова и цифры',
);
const kindParams = z.object({ what: z.enum(['words', 'phrases']) });

export const searchWordCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/search-words',
    access: 'admin',
    summary: 'Свои слова и фразы поиска',
    answer: z.object({ words: z.array(saidSchema), phrases: z.array(saidSchema) }),
  }),
  saveWord: endpoint({
    method: 'PUT',
    path: '/v1/admin/search-words/words',
    access: 'admin',
    summary: 'Слово и его синонимы через запятую; пусто — слово ничего не значит',
    body: z.strictObject({ said: oneWord, instead: lineField(200) }),
  }),
  savePhrase: endpoint({
    method: 'PUT',
    path: '/v1/admin/search-words/phrases',
    access: 'admin',
    summary: 'Фраза и что искать вместо неё',
    body: z.strictObject({ said: phraseField, instead: phraseField }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/admin/search-words/:what',
    access: 'admin',
    summary: 'Убрать своё слово или фразу',
    params: kindParams,
    query: z.object({ said: lineField(80, 1) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/search-words/reading',
    access: 'admin',
    summary: 'Как поиск понял запрос',
    query: z.object({ kind: cardKindSchema, q: lineField(200, 1) }),
    answer: readingSchema,
  }),
} as const;
