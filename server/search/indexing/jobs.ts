import { z } from 'zod';
import { cardKindSchema } from '#contract/categories.ts';
import type { Job } from '#server/platform/queue.ts';
import { indexOldCards, indexStaleCards } from './actions.ts';

const staleSchema = z.object({
  category: z.number().optional(),
  kind: cardKindSchema.optional(),
  city: z.number().optional(),
});

/**
 * Asked for once by the migration that brought the search of words, for cards that have no index yet,
 * and by every change of the words that some cards are found by, with what they have in common.
 */
export const indexCards: Job = {
  name: 'index_cards',
  run: async ({ db }, payload) => {
    const stale = staleSchema.parse(payload ?? {});
    const isAsked = Object.keys(stale).length > 0;
    let last: number | null = 0;
    while (last !== null) {
      last = await (isAsked ? indexStaleCards(db, stale, last) : indexOldCards(db, last));
    }
  },
};
