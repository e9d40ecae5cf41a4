import type { Job } from '#server/platform/queue.ts';
import { expireResponses } from './expiry.actions.ts';

export const endResponses: Job = {
  name: 'expire_responses',
  schedule: '*/10 * * * *',
  run: async ({ db }) => {
    while ((await expireResponses(db, new Date())) > 0);
  },
};
