import { z } from 'zod';
import { editionLineSchema } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { lineField, listOf, slugField, textField } from './fields.ts';
import { blockSchema } from './text-blocks.ts';

const lineSchema = z.object({
  key: z.string(),
  title: z.string(),
  /** `document`: every text is kept. `guide`: advice beside the form of a card. */
  kind: z.enum(['document', 'page', 'guide']),
  updated_at: z.iso.datetime(),
});
export type TextLine = z.infer<typeof lineSchema>;

const sourceSchema = lineSchema.extend({
  description: z.string(),
  /** Markdown. */
  body: z.string(),
  /** Names what was seen; whoever saves over a newer one is refused. */
  version: z.number().int(),
  /** What the text may name as `{{key}}`, with what stands for it today. */
  fillings: z.array(z.object({ key: z.string(), value: z.string() })),
  /** Of a document, the newest first. */
  editions: z.array(
    editionLineSchema.extend({
      changes: z.string(),
      needs_consent: z.boolean(),
      author: z.string().nullable(),
      /** How many people hold a consent to exactly this one. */
      agreed: z.number().int(),
    }),
  ),
});
export type TextSource = z.infer<typeof sourceSchema>;

export const textBodyAtMost = 60_000;

const params = z.object({ page: slugField });
const one = '/v1/admin/texts/:page';

export const textEditingCalls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/texts',
    access: 'admin',
    summary: 'Все страницы с текстом',
    answer: listOf(lineSchema),
  }),
  show: endpoint({
    method: 'GET',
    path: one,
    access: 'admin',
    summary: 'Страница, как она написана, с редакциями документа',
    params,
    answer: sourceSchema,
  }),
  save: endpoint({
    method: 'PUT',
    path: one,
    access: 'admin',
    summary: 'Сохранить страницу: она меняется сразу; у документа появляется редакция',
    params,
    body: z.strictObject({
      title: lineField(120, 3),
      description: lineField(300, 20),
      body: textField(textBodyAtMost, 1),
      version: z.number().int().positive(),
      /** Of a document: what is new, for people who read the one before. */
      changes: lineField(300).optional(),
      /** Whoever agreed to an earlier edition is asked again. */
      needs_consent: z.boolean().optional(),
    }),
    answer: sourceSchema,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/v1/admin/texts/preview',
    access: 'admin',
    summary: 'Как текст будет выглядеть',
    withoutIdempotency: true,
    body: z.strictObject({ body: textField(textBodyAtMost) }),
    answer: z.object({ blocks: z.array(blockSchema) }),
  }),
} as const;
export type TextWriting = z.input<(typeof textEditingCalls)['save']['body']>;
