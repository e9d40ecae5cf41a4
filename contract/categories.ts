import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf, slugField } from './fields.ts';
import { attributeDefinitionSchema } from './attributes.ts';

export const cardKindSchema = z.enum(['vacancy', 'resume']);
export type CardKind = z.infer<typeof cardKindSchema>;

/** The Russian forms that sentences about a category need. */
export const categoryFormsSchema = z.object({
  /** няня */
  one: z.string(),
  /** няни: «анкета няни» */
  genitive: z.string(),
  /** няню: «ищу няню» */
  accusative: z.string(),
  /** няней: «работа няней» */
  instrumental: z.string(),
  /** няни: «няни в Москве» */
  many: z.string(),
  /** нянь: «25 нянь» */
  many_genitive: z.string(),
});

export type CategoryForms = z.infer<typeof categoryFormsSchema>;

export const categorySchema = z.object({
  slug: z.string(),
  name: z.string(),
  forms: categoryFormsSchema,
  cards_count: z.object({ vacancy: z.number().int(), resume: z.number().int() }),
});
export type Category = z.infer<typeof categorySchema>;

export const listCategories = endpoint({
  method: 'GET',
  path: '/v1/categories',
  access: 'public',
  summary: 'Категории с числом открытых карточек, по всей России или в городе',
  query: z.object({ city: slugField.optional() }),
  answer: listOf(categorySchema),
});

export const findArea = endpoint({
  method: 'GET',
  path: '/v1/areas/:area',
  access: 'public',
  summary: 'Что значит слово в адресе: город или категория, и прежнее; null: ни то ни другое',
  params: z.object({ area: slugField }),
  answer: z.object({
    data: z
      .object({
        is: z.enum(['city', 'category']),
        /** The present one. */
        slug: z.string(),
      })
      .nullable(),
  }),
});

export const categoryFormSchema = z.object({
  category: categorySchema.omit({ cards_count: true }),
  kind: cardKindSchema,
  /** In the order of the form; the steps follow from `step`. */
  definitions: z.array(attributeDefinitionSchema),
});
export type CategoryForm = z.infer<typeof categoryFormSchema>;

export const getCategoryForm = endpoint({
  method: 'GET',
  path: '/v1/categories/:category/form',
  access: 'public',
  summary: 'Вопросы категории: из них форма, проверка, фильтры и строки карточки',
  params: z.object({ category: slugField }),
  query: z.object({ kind: cardKindSchema }),
  answer: categoryFormSchema,
});

export const countCards = endpoint({
  method: 'GET',
  path: '/v1/data/count',
  access: 'public',
  summary: 'Сколько открытых вакансий и анкет',
  answer: z.object({
    data: z.object({ vacancies: z.number().int(), resumes: z.number().int() }),
  }),
});
