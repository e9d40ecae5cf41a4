import { z } from 'zod';

/*
 * Markdown as a tree that is safe by its shape: plain texts and checked addresses, no markup. The
 * nesting has an end, so that the tree can be written down in the published documentation.
 */

/** A run of text that looks alike. */
const spanSchema = z.object({
  text: z.string(),
  strong: z.literal(true).optional(),
  emphasis: z.literal(true).optional(),
  code: z.literal(true).optional(),
  /** http(s), mailto, tel, or a path of this site. */
  href: z.string().optional(),
});
export type Span = z.infer<typeof spanSchema>;

const spans = z.array(spanSchema);

const paragraphSchema = z.object({ type: z.literal('paragraph'), spans });

const leafSchema = z.discriminatedUnion('type', [
  paragraphSchema,
  z.object({
    type: z.literal('heading'),
    /** The title of the page is 1. */
    level: z.union([z.literal(2), z.literal(3)]),
    /** For links to it; unique in its text. */
    id: z.string(),
    spans,
  }),
  z.object({
    type: z.literal('image'),
    src: z.string(),
    alt: z.string(),
    /** Of a picture that was sent to this site: its place is kept until it comes. */
    width: z.number().int().optional(),
    height: z.number().int().optional(),
    /** For `srcset`. */
    srcset: z.string().optional(),
  }),
  z.object({ type: z.literal('code'), text: z.string() }),
  z.object({ type: z.literal('table'), head: z.array(spans), rows: z.array(z.array(spans)) }),
  z.object({ type: z.literal('rule') }),
  /** A place that the page fills: a form, a table of its own. */
  z.object({ type: z.literal('slot'), name: z.string() }),
]);

const quoteOf = <Inner extends z.ZodType>(inner: Inner) =>
  z.object({ type: z.literal('quote'), blocks: z.array(inner) });

const listOf = <Inner extends z.ZodType>(inner: Inner) =>
  z.object({
    type: z.literal('list'),
    /** Number of its first item; null: not numbered. */
    start: z.number().int().nullable(),
    items: z.array(z.array(inner)),
  });

const innerSchema = z.union([leafSchema, quoteOf(paragraphSchema), listOf(paragraphSchema)]);

export const blockSchema = z.union([leafSchema, quoteOf(innerSchema), listOf(innerSchema)]);

export type LeafBlock = z.infer<typeof leafSchema>;
export type InnerBlock = z.infer<typeof innerSchema>;
export type Block = z.infer<typeof blockSchema>;
