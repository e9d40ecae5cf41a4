import { z } from 'zod';
import { cardStateSchema } from './cards.ts';
import { cardKindSchema } from './categories.ts';

/** How staff see a card, and below a person, wherever one is named. */
export const cardRefs = {
  slug: z.string(),
  kind: cardKindSchema,
  title: z.string(),
  state: cardStateSchema,
};
export const personRefSchema = z.object({ id: z.number().int(), name: z.string().nullable() });

/** What staff see of a card that people complain about or ask for. */
export const judgedCardSchema = z.object({
  ...cardRefs,
  about: z.string(),
  owner: personRefSchema,
});
export type JudgedCard = z.infer<typeof judgedCardSchema>;
