import { z } from 'zod';
import { nameRefSchema } from './cards.ts';
import { cardKindSchema } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { slugField } from './fields.ts';

/** So many days are told of, and kept somewhat longer. */
export const viewDays = 30;

export const countView = endpoint({
  method: 'POST',
  path: '/v1/card-views',
  access: 'public',
  summary: 'Сказать, что карточку посмотрели; гостя считаем раз в сутки с одного адреса',
  body: z.strictObject({ card: slugField }),
  status: 204,
  withoutCsrf: true,
  withoutIdempotency: true,
});

/** Somebody of the other side by their newest card that everybody may see; null: they have none. */
const visitorCardSchema = z
  .object({ kind: cardKindSchema, slug: z.string(), title: z.string(), city: nameRefSchema })
  .nullable();

const interestSchema = z.object({
  title: z.string(),
  kind: cardKindSchema,
  /** The last `viewDays` days in Moscow, the oldest first, with those on which nobody came. */
  days: z.array(z.object({ day: z.iso.date(), views: z.number().int() })),
  /** Whoever was signed in and can be named by a card of theirs, the last first, fifty at most. */
  viewers: z.array(
    z.object({ card: visitorCardSchema.unwrap(), times: z.number().int(), last_day: z.iso.date() }),
  ),
  /** Others who were signed in. */
  unnamed: z.number().int(),
  /** Who has opened the contacts, the last first, fifty at most. */
  openings: z.array(z.object({ opened_at: z.iso.datetime(), card: visitorCardSchema })),
});
export type Interest = z.infer<typeof interestSchema>;

export const getInterest = endpoint({
  method: 'GET',
  path: '/v1/card-views/:slug',
  access: 'user',
  summary: 'Кто и сколько раз смотрел свою карточку, кто открыл её контакты',
  params: z.object({ slug: slugField }),
  answer: interestSchema,
});
