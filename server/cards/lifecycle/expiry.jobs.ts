import type { Job } from '#server/platform/queue.ts';
import { closeExpired, tellOfLastDays } from './expiry.actions.ts';

/** Both take what is there in batches, and what somebody else holds just now the next time. */
export const expireCards: Job = {
  name: 'close_expired_cards',
  schedule: '7 * * * *',
  run: async ({ db }) => {
    while ((await closeExpired(db, new Date())) > 0);
    while ((await tellOfLastDays(db, new Date())) > 0);
  },
};
