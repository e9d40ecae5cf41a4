import { z } from 'zod';
import { coverPictureSchema } from './blog.ts';
import { rowId } from './category-editing.ts';
import { endpoint, rawBody } from './endpoint.ts';
import { lineField, listOf, slugField, textField } from './fields.ts';
import { photoBytesAtMost, photoIdField, photoSchema } from './photos.ts';

/** Drawings that an article can have above it, by the names of `web/ui/illustrations/scenes`. */
export const postCovers = {
  care: 'Уход',
  coins: 'Деньги',
  desk: 'Уроки',
  home: 'Дом',
  letter: 'Письмо',
  paper: 'Договор',
  play: 'Игра',
  rest: 'Отдых',
  search: 'Поиск',
  stroll: 'Прогулка с коляской',
  talk: 'Разговор',
  walk: 'Прогулка',
} as const;
export type PostCover = keyof typeof postCovers;

const postStates = ['draft', 'scheduled', 'published'] as const;

const lineSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  topic: z.string(),
  state: z.enum(postStates),
  published_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
});
export type PostLine = z.infer<typeof lineSchema>;

const sourceSchema = lineSchema.extend({
  description: z.string(),
  cover: z.string(),
  cover_picture: coverPictureSchema.nullable(),
  /** Markdown. */
  body: z.string(),
  /** Names what was seen; whoever saves over a newer one is refused. */
  version: z.number().int(),
});
export type PostSource = z.infer<typeof sourceSchema>;

export const postBodyAtMost = 60_000;
export const pictureAltAtMost = 200;

const writingSchema = z.strictObject({
  title: lineField(120, 5),
  slug: slugField,
  description: lineField(220, 20),
  topic: slugField,
  cover: z.enum(Object.keys(postCovers) as [PostCover, ...PostCover[]]),
  /** Shown instead of the drawing. */
  cover_picture: z
    .strictObject({ file: photoIdField, alt: lineField(pictureAltAtMost, 3) })
    .nullable(),
  body: textField(postBodyAtMost, 1),
  /** Null: a draft. In the future: it appears by itself. */
  published_at: z.iso.datetime().nullable(),
});
export type PostWriting = z.infer<typeof writingSchema>;

const params = z.object({ id: rowId });
const one = '/v1/admin/blog/:id';

export const blogEditingCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/blog',
    access: 'admin',
    summary: 'Все статьи блога: черновики, отложенные и опубликованные',
    answer: listOf(lineSchema).extend({
      topics: z.array(z.object({ slug: z.string(), name: z.string() })),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: one,
    access: 'admin',
    summary: 'Статья, как она написана',
    params,
    answer: sourceSchema,
  }),
  add: endpoint({
    method: 'POST',
    path: '/v1/admin/blog',
    access: 'admin',
    summary: 'Новая статья',
    body: writingSchema,
    status: 201,
    answer: sourceSchema,
  }),
  save: endpoint({
    method: 'PUT',
    path: one,
    access: 'admin',
    summary: 'Сохранить статью; опубликованная меняется сразу',
    params,
    body: writingSchema.extend({ version: z.number().int().positive() }),
    answer: sourceSchema,
  }),
  addPicture: endpoint({
    method: 'POST',
    path: '/v1/admin/blog/pictures',
    access: 'admin',
    summary: 'Прислать картинку для статей: в теле сам файл JPEG, PNG или WebP, до 10 МБ',
    body: rawBody,
    rawBytes: photoBytesAtMost,
    answer: photoSchema,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: one,
    access: 'admin',
    summary: 'Удалить черновик, которого никто не видел',
    params,
  }),
} as const;
