import { z } from 'zod';
import { searchQuerySchema } from './card-search.ts';
import { cardKindSchema } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { lineField, listOf } from './fields.ts';

/** How often somebody wants to be told by letter. */
const tellings = ['instant', 'daily', 'off'] as const;
const tellingField = z.enum(tellings, { error: 'Выберите, как сообщать' });
export type Telling = z.infer<typeof tellingField>;

/** `Filters` as they are stored, with the city and the category that the path of a listing names. */
const savedQuerySchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
export type SavedQuery = z.infer<typeof savedQuerySchema>;

/** More new cards than this are not counted. */
export const newCountedAtMost = 99;
export const searchesAtMost = 20;
export const searchNameAtMost = 100;

const savedSearchSchema = z.object({
  id: z.number().int(),
  kind: cardKindSchema,
  query: savedQuerySchema,
  /** The name that the person gave; null: none. */
  name: z.string().nullable(),
  /** What it asks for, in words: «Няня в Казани, с проживанием». */
  words: z.string(),
  /** The page of this search. */
  path: z.string(),
  telling: tellingField,
  /** Cards published since the person looked last. */
  new_count: z.number().int(),
  seen_at: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

const path = '/v1/user/searches';
const idText = z.string().regex(/^\d{1,15}$/, 'Такого поиска нет');
const byId = z.object({ id: idText });
const nameField = lineField(searchNameAtMost).nullable().optional();

export const savedSearchCalls = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'user',
    summary: 'Сохранённые поиски, новые сверху',
    answer: listOf(savedSearchSchema),
  }),
  add: endpoint({
    method: 'POST',
    path,
    access: 'user',
    summary: 'Сохранить поиск; сохранённый прежде отдаётся как есть',
    body: z.strictObject({
      kind: cardKindSchema,
      /** Everything that the search takes, but page and order. */
      query: searchQuerySchema,
      name: nameField,
      telling: tellingField.optional(),
      /** For a search that was removed by mistake: since when its cards are new. */
      seen_at: z.iso.datetime().optional(),
    }),
    answer: savedSearchSchema,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'user',
    summary: 'Назвать иначе, сообщать иначе или отметить, что список просмотрен',
    params: byId,
    body: z.strictObject({
      name: nameField,
      telling: tellingField.optional(),
      seen: z.literal(true).optional(),
    }),
    answer: savedSearchSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'user',
    summary: 'Убрать сохранённый поиск',
    params: byId,
  }),
} as const;

/** Signed by the site: whoever has the letter may stop such letters, without a login. */
const fromLetter = byId.extend({ key: z.string().regex(/^[\w-]{43}$/, 'Такого поиска нет') });

/** Opening the link changes nothing, for mail programs open links by themselves. */
export const searchLetterCalls = {
  show: endpoint({
    method: 'GET',
    path: '/v1/searches/:id/letters/:key',
    access: 'public',
    summary: 'О каком поиске письмо; по подписанной ссылке из него',
    params: fromLetter,
    answer: z.object({ name: z.string(), telling: tellingField }),
  }),
  stop: endpoint({
    method: 'DELETE',
    path: '/v1/searches/:id/letters/:key',
    access: 'public',
    summary: 'Больше не присылать писем об этом поиске',
    params: fromLetter,
  }),
} as const;
