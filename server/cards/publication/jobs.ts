import type { Job } from '#server/platform/queue.ts';
import { closeExpiredCards } from './actions.ts';

export const closeExpired: Job = {
  name: 'close_expired_cards',
  schedule: '7 * * * *',
  run: async ({ db }) => {
    while ((await closeExpiredCards(db, new Date())) > 0);
  },
};
