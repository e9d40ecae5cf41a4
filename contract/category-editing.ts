import { z } from 'zod';
import { areaSlugField } from './area-slugs.ts';
import { endpoint } from './endpoint.ts';
import { lineField, listOf } from './fields.ts';

const formField = lineField(60, 2);

/** All of them: each stands in some sentence of the site. */
const formsField = z.strictObject({
  one: formField,
  genitive: formField,
  accusative: formField,
  instrumental: formField,
  many: formField,
  many_genitive: formField,
});

const writingSchema = z.strictObject({
  name: lineField(60, 2),
  slug: areaSlugField,
  forms: formsField,
  /** Not offered for new cards and searches; its cards and their addresses stay. */
  hidden: z.boolean(),
});
export type CategoryWriting = z.infer<typeof writingSchema>;

const lineSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  hidden: z.boolean(),
  /** Those that people see. */
  cards: z.object({ vacancy: z.number().int(), resume: z.number().int() }),
});
export type CategoryLine = z.infer<typeof lineSchema>;

const sourceSchema = lineSchema.extend({
  forms: z.object(formsField.shape),
  /** Lead on to the present one. */
  former_slugs: z.array(z.string()),
  /** Its picture, its texts and its test of skills know it by its address. */
  has_fixed_slug: z.boolean(),
  /** Names what was seen; whoever saves over a newer one is refused. */
  version: z.number().int(),
});
export type CategorySource = z.infer<typeof sourceSchema>;

/** As a query or a body names it. */
export const rowId = z.coerce.number().int().positive().max(2_000_000_000);

const params = z.object({ id: rowId });
const one = '/v1/admin/categories/:id';

export const categoryEditingCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/categories',
    access: 'admin',
    summary: 'Все категории, и спрятанные',
    answer: listOf(lineSchema),
  }),
  show: endpoint({
    method: 'GET',
    path: one,
    access: 'admin',
    summary: 'Категория со всеми формами слова',
    params,
    answer: sourceSchema,
  }),
  add: endpoint({
    method: 'POST',
    path: '/v1/admin/categories',
    access: 'admin',
    summary: 'Новая категория',
    body: writingSchema,
    status: 201,
    answer: sourceSchema,
  }),
  save: endpoint({
    method: 'PUT',
    path: one,
    access: 'admin',
    summary: 'Изменить категорию; прежний адрес ведёт на новый',
    params,
    body: writingSchema.extend({ version: z.number().int().positive() }),
    answer: sourceSchema,
  }),
  order: endpoint({
    method: 'PUT',
    path: '/v1/admin/category-order',
    access: 'admin',
    summary: 'Порядок категорий на сайте',
    body: z.strictObject({ ids: z.array(rowId).min(1).max(500) }),
    answer: listOf(lineSchema),
  }),
} as const;
