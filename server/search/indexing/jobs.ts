import type { Job } from '#server/platform/queue.ts';
import { indexOldCards } from './actions.ts';

/** Asked for once, by the migration that brought the search of words. */
export const indexCards: Job = {
  name: 'index_cards',
  run: async ({ db }) => {
    let last: number | null = 0;
    while (last !== null) last = await indexOldCards(db, last);
  },
};
