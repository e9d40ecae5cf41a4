import { z } from 'zod';
import { editionLineSchema } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { listOf, slugField } from './fields.ts';
import { blockSchema } from './text-blocks.ts';

export const textPageSchema = z.object({
  key: z.string(),
  title: z.string(),
  /** For the result page of a search engine. */
  description: z.string(),
  body: z.array(blockSchema),
  updated_at: z.iso.datetime(),
  /** Of a document: every text that it had, the newest first. */
  editions: z.array(editionLineSchema),
});
export type TextPage = z.infer<typeof textPageSchema>;

export const getTextPage = endpoint({
  method: 'GET',
  path: '/v1/pages/:page',
  access: 'public',
  summary: 'Текст страницы: соглашение, политика, тур',
  params: z.object({ page: slugField }),
  answer: textPageSchema,
});

export const getAbout = endpoint({
  method: 'GET',
  path: '/v1/about',
  access: 'public',
  summary: 'О компании',
  answer: textPageSchema,
});

export const slideSchema = z.object({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  /** A path of this site. */
  href: z.string(),
  link_label: z.string(),
  /** Name of a drawing. */
  picture: z.string(),
});
export type Slide = z.infer<typeof slideSchema>;

export const listSlides = endpoint({
  method: 'GET',
  path: '/v1/slider',
  access: 'public',
  summary: 'Слайды главной страницы',
  answer: listOf(slideSchema),
});

export const advantageSchema = z.object({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  /** Name of an icon. */
  icon: z.string(),
});
export type Advantage = z.infer<typeof advantageSchema>;

export const listAdvantages = endpoint({
  method: 'GET',
  path: '/v1/advantages',
  access: 'public',
  summary: 'Чем сервис полезен',
  answer: listOf(advantageSchema),
});

export const serviceReviewSchema = z.object({
  key: z.string(),
  author: z.string(),
  /** «Мама двоих детей, Казань» */
  about: z.string(),
  text: z.string(),
  /** Written by us to show the place; never given out in production. */
  is_example: z.boolean(),
});
export type ServiceReview = z.infer<typeof serviceReviewSchema>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/v1/reviews',
  access: 'public',
  summary: 'Отзывы о сервисе',
  answer: listOf(serviceReviewSchema),
});

export const requisiteSchema = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string(),
  /** An invented value of an installation that nobody runs yet. */
  is_example: z.boolean(),
});
export type Requisite = z.infer<typeof requisiteSchema>;

export const listRequisites = endpoint({
  method: 'GET',
  path: '/v1/requisites',
  access: 'public',
  summary: 'Реквизиты оператора сервиса',
  answer: listOf(requisiteSchema),
});
