import type { Job } from '#server/platform/queue.ts';
import { closeExpiredCards, indexOldCards } from './actions.ts';

export const closeExpired: Job = {
  name: 'close_expired_cards',
  schedule: '7 * * * *',
  run: async ({ db }) => {
    while ((await closeExpiredCards(db, new Date())) > 0);
  },
};

/** Asked for once, by the migration that brought the search of words. */
export const indexCards: Job = {
  name: 'index_cards',
  run: async ({ db }) => {
    let last: number | null = 0;
    while (last !== null) last = await indexOldCards(db, last);
  },
};
