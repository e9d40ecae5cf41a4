import { z } from 'zod';
import { cardStateSchema } from './cards.ts';
import { cardKindSchema } from './categories.ts';

/** What the queues of the staff show of cards and people in the same way. */
export const judgedRefs = {
  slug: z.string(),
  kind: cardKindSchema,
  title: z.string(),
  state: cardStateSchema,
};
export const judgedPersonSchema = z.object({ id: z.number().int(), name: z.string().nullable() });

/** What staff see of a card that people complain about or ask for. */
export const judgedCardSchema = z.object({
  ...judgedRefs,
  about: z.string(),
  owner: judgedPersonSchema,
});
export type JudgedCard = z.infer<typeof judgedCardSchema>;
