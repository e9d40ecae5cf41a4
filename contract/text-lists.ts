import { z } from 'zod';
import { postCovers, type PostCover } from './blog-editing.ts';
import { endpoint } from './endpoint.ts';
import { lineField, slugField } from './fields.ts';
import { isOwnPath } from './own-path.ts';

/** Icons that an advantage can have, by the names of `web/home/advantages.tsx`. */
export const advantageIcons = {
  list: 'Список',
  calendar: 'Календарь',
  shield: 'Щит',
  text: 'Буквы',
  other: 'Звёздочки',
} as const;
type AdvantageIcon = keyof typeof advantageIcons;

export const textListNames = ['slides', 'advantages', 'testimonials', 'requisites'] as const;
export type TextListName = (typeof textListNames)[number];

/** Null: a new one. */
const key = slugField.nullable();

const itemSchemas = {
  slides: z.strictObject({
    key,
    title: lineField(60, 3),
    text: lineField(200, 3),
    href: lineField(200, 1).refine(isOwnPath, 'Начните с косой черты: /blog'),
    link_label: lineField(40, 2),
    picture: z.enum(Object.keys(postCovers) as [PostCover, ...PostCover[]]),
  }),
  advantages: z.strictObject({
    key,
    title: lineField(60, 3),
    text: lineField(200, 3),
    icon: z.enum(Object.keys(advantageIcons) as [AdvantageIcon, ...AdvantageIcon[]]),
  }),
  testimonials: z.strictObject({
    key,
    author: lineField(60, 2),
    about: lineField(100),
    text: lineField(600, 10),
    /** Written by ourselves: production does not show it. */
    is_example: z.boolean(),
  }),
  /** Their names stand in texts, so none is added or goes. */
  requisites: z.strictObject({
    key: z.string().regex(/^[a-z][a-z_]*$/),
    label: lineField(60, 2),
    value: lineField(300, 1),
    is_example: z.boolean(),
  }),
};

const listOfItems = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), version: z.number().int() });

const listsSchema = z.object({
  slides: listOfItems(itemSchemas.slides),
  advantages: listOfItems(itemSchemas.advantages),
  testimonials: listOfItems(itemSchemas.testimonials),
  requisites: listOfItems(itemSchemas.requisites),
});
export type TextLists = z.infer<typeof listsSchema>;
export type TextListItem = TextLists[TextListName]['items'][number];

const save = <Item extends z.ZodType>(name: TextListName, item: Item, summary: string) =>
  endpoint({
    method: 'PUT',
    path: `/v1/admin/lists/${name}`,
    access: 'admin',
    summary,
    body: z.strictObject({
      items: z.array(item).max(20, 'Можно не больше 20'),
      version: z.number().int().positive(),
    }),
    answer: listsSchema,
  });

export const textListCalls = {
  show: endpoint({
    method: 'GET',
    path: '/v1/admin/lists',
    access: 'admin',
    summary: 'Слайды, преимущества, отзывы о сервисе и реквизиты',
    answer: listsSchema,
  }),
  slides: save('slides', itemSchemas.slides, 'Слайды главной, в этом порядке'),
  advantages: save('advantages', itemSchemas.advantages, 'Преимущества, в этом порядке'),
  testimonials: save('testimonials', itemSchemas.testimonials, 'Отзывы о сервисе, в этом порядке'),
  requisites: save('requisites', itemSchemas.requisites, 'Реквизиты: меняются во всех текстах'),
} as const;
