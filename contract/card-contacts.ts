import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cardKindSchema } from './categories.ts';
import { listOf, slugField } from './fields.ts';

/** How to reach the owner of a card. */
export const cardContactsSchema = z.object({
  name: z.string().nullable(),
  /** Only a confirmed one. */
  phone: z.string().nullable(),
  /** Only a confirmed one, and where there is no phone. */
  email: z.string().nullable(),
  /** Contacts that whoever asked may still open. */
  contacts_left: z.number().int(),
});
export type CardContacts = z.infer<typeof cardContactsSchema>;

const bySlug = z.object({ slug: slugField });

/** Workers open the contacts of vacancies, employers those of resumes. */
export const openContacts = {
  vacancy: endpoint({
    method: 'POST',
    path: '/v1/vacancy/:slug/contacts',
    access: 'worker',
    refusal: 'Контакты вакансий открывают только те, кто ищет работу',
    summary: 'Открыть контакты: одна карточка расходует один контакт, один раз и навсегда',
    params: bySlug,
    answer: cardContactsSchema,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/v1/resumes/:slug/contacts',
    access: 'employer',
    refusal: 'Контакты анкет открывают только те, кто ищет помощника',
    summary: 'Открыть контакты: одна карточка расходует один контакт, один раз и навсегда',
    params: bySlug,
    answer: cardContactsSchema,
  }),
};

const openedSchema = z.object({
  opened_at: z.iso.datetime(),
  /** It came back to the opener's contacts since then. */
  returned_at: z.iso.datetime().nullable(),
  card: z.object({
    kind: cardKindSchema,
    slug: z.string(),
    title: z.string(),
    city: z.string().nullable(),
    /** Its page can still be read. */
    has_page: z.boolean(),
  }),
  /** Null: people see the card no more, and its contacts with it. */
  contacts: cardContactsSchema.omit({ contacts_left: true }).nullable(),
});
export type OpenedContacts = z.infer<typeof openedSchema>;

export const listOpenedContacts = endpoint({
  method: 'GET',
  path: '/v1/user/contacts',
  access: 'user',
  summary: 'Открытые контакты, последние первыми',
  answer: listOf(openedSchema),
});

/** Why somebody has been of no use: what «Не дозвонились?» asks. */
export const returnReasons = {
  no_answer: 'Не отвечает',
  wrong_number: 'Номер чужой или не работает',
  not_looking: 'Уже не ищет',
} as const;
export type ReturnReason = keyof typeof returnReasons;

const returning = {
  method: 'POST',
  summary: 'Вернуть контакт, который не пригодился: раз в месяц, до недели после открытия',
  params: bySlug,
  body: z.strictObject({
    reason: z.enum(Object.keys(returnReasons) as [ReturnReason, ...ReturnReason[]]),
  }),
  answer: z.object({
    /** Contacts that may still be opened, with this one. */
    contacts_left: z.number().int(),
  }),
} as const;

/** The contact stays visible to whoever has seen it. */
export const returnContact = {
  vacancy: endpoint({
    ...returning,
    path: '/v1/vacancy/:slug/contacts/return',
    access: 'worker',
    refusal: 'Контакты вакансий открывают только те, кто ищет работу',
  }),
  resume: endpoint({
    ...returning,
    path: '/v1/resumes/:slug/contacts/return',
    access: 'employer',
    refusal: 'Контакты анкет открывают только те, кто ищет помощника',
  }),
};
