import type { Job } from '#server/platform/queue.ts';
import { refreshSuggestions } from './actions.ts';

export const countSuggestions: Job = {
  name: 'count_suggestions',
  schedule: '40 * * * *',
  run: async ({ db }) => db.transaction().execute(refreshSuggestions),
};
