import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pageOf, slugField } from './fields.ts';
import { photoSchema } from './picture.ts';
import { blockSchema } from './text-blocks.ts';

const topicSchema = z.object({ slug: z.string(), name: z.string() });
export type Topic = z.infer<typeof topicSchema>;

const postLinkSchema = z.object({ slug: z.string(), title: z.string() });
export type PostLink = z.infer<typeof postLinkSchema>;

/** A picture that was sent for an article, and what it shows in words. */
export const coverPictureSchema = photoSchema.extend({
  alt: z.string(),
  /** Its widths, as an image has them. */
  srcset: z.string(),
});
export type CoverPicture = z.infer<typeof coverPictureSchema>;

export const postTileSchema = postLinkSchema.extend({
  description: z.string(),
  topic: topicSchema,
  /** Name of a drawing. */
  cover: z.string(),
  /** Stands in its place. */
  cover_picture: coverPictureSchema.nullable(),
  reading_minutes: z.number().int(),
  published_at: z.iso.datetime(),
});
export type PostTile = z.infer<typeof postTileSchema>;

export const postPageSchema = postTileSchema.extend({
  body: z.array(blockSchema),
  updated_at: z.iso.datetime(),
  /** Published just before and just after; null at the ends. */
  older: postLinkSchema.nullable(),
  newer: postLinkSchema.nullable(),
  /** Others, those of the same topic first. */
  more: z.array(postTileSchema),
});
export type PostPage = z.infer<typeof postPageSchema>;

export const listPosts = endpoint({
  method: 'GET',
  path: '/v1/blog',
  access: 'public',
  summary: 'Статьи блога, новые первыми',
  query: z.object({
    topic: slugField.optional(),
    page: z.coerce.number().int().min(1).max(1000).optional(),
    /** Articles a page. */
    limit: z.coerce.number().int().min(1).max(50).optional(),
  }),
  answer: pageOf(postTileSchema).extend({
    /** Those that have articles. */
    topics: z.array(topicSchema.extend({ posts_count: z.number().int() })),
  }),
});

export const getPost = endpoint({
  method: 'GET',
  path: '/v1/blog/:slug',
  access: 'public',
  summary: 'Статья блога',
  params: z.object({ slug: slugField }),
  answer: postPageSchema,
});
