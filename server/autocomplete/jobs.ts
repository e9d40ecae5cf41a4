import { inTransaction } from '#server/platform/database.ts';
import type { Job } from '#server/platform/queue.ts';
import { refreshSuggestions } from './actions.ts';

export const countSuggestions: Job = {
  name: 'count_suggestions',
  schedule: '40 * * * *',
  run: async ({ db }) => inTransaction(db, refreshSuggestions),
};
