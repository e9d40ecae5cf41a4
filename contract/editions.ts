import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { slugField } from './fields.ts';
import { blockSchema } from './text-blocks.ts';

/** Pages that keep every text that they ever had, for people agree to them or rely on them. */
const documentPages = [
  'agreement',
  'privacy-policy',
  'data-processing',
  'cookiepolicy-page',
] as const;
type DocumentPage = (typeof documentPages)[number];

/** Nobody has an account without a word on these, so a new word can be asked for. */
export const agreedPages = ['agreement', 'data-processing'] as const;
export type AgreedPage = (typeof agreedPages)[number];

export const isDocument = (page: string): page is DocumentPage =>
  documentPages.some((known) => known === page);

export const isAgreed = (page: string): page is AgreedPage =>
  agreedPages.some((known) => known === page);

export const documentToAgreeSchema = z.object({
  page: z.enum(agreedPages),
  number: z.number().int(),
  title: z.string(),
  /** What is new, in the words of the operator; may be empty. */
  changes: z.string(),
});
export type DocumentToAgree = z.infer<typeof documentToAgreeSchema>;

export const editionLineSchema = z.object({
  number: z.number().int(),
  published_at: z.iso.datetime(),
});
export type EditionLine = z.infer<typeof editionLineSchema>;

const editionSchema = editionLineSchema.extend({
  page: z.enum(documentPages),
  title: z.string(),
  changes: z.string(),
  /** Until when it held; null: it holds now. */
  replaced_at: z.iso.datetime().nullable(),
  body: z.array(blockSchema),
});
export type Edition = z.infer<typeof editionSchema>;

export const getEdition = endpoint({
  method: 'GET',
  path: '/v1/pages/:page/editions/:number',
  access: 'public',
  summary: 'Редакция документа, как она была написана',
  params: z.object({ page: slugField, number: z.coerce.number().int().positive().max(100_000) }),
  answer: editionSchema,
});
