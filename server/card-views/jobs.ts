import type { Job } from '#server/platform/queue.ts';
import { forgetOldViews } from './actions.ts';

export const purgeViews: Job = {
  name: 'purge_views',
  schedule: '20 3 * * *',
  run: ({ db }) => forgetOldViews(db),
};
