import { z } from 'zod';
import { cardStateSchema } from './cards.ts';
import { cardKindSchema } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { lineField } from './fields.ts';
import { wireRoleSchema } from './roles.ts';

/** More than these nobody reads; whoever asks writes more of the name. */
export const foundAtMost = 20;

/** The first that holds: an account that leaves may be blocked as well. */
const personStateSchema = z.enum(['open', 'blocked', 'leaving']);
export type PersonState = z.infer<typeof personStateSchema>;

export const foundPersonSchema = z.object({
  id: z.number().int(),
  name: z.string().nullable(),
  role: wireRoleSchema,
  phone: z.string().nullable(),
  phone_verified: z.boolean(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  state: personStateSchema,
  created_at: z.iso.datetime(),
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;

export const foundCardSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  kind: cardKindSchema,
  title: z.string(),
  state: cardStateSchema,
  owner: z.object({ id: z.number().int(), name: z.string().nullable() }),
});
export type FoundCard = z.infer<typeof foundCardSchema>;

export const peopleCalls = {
  find: endpoint({
    method: 'GET',
    path: '/v1/admin/people',
    access: 'moderator',
    summary: 'Люди и карточки по телефону, почте, имени, номеру или адресу карточки',
    query: z.object({ q: lineField(254, 1) }),
    answer: z.object({
      data: z.object({ people: z.array(foundPersonSchema), cards: z.array(foundCardSchema) }),
      /** There are more than were handed over. */
      meta: z.object({ has_more: z.boolean() }),
    }),
  }),
} as const;
