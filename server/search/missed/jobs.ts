import type { Job } from '#server/platform/queue.ts';
import { purgeMissed } from './actions.ts';

export const purgeMissedWords: Job = {
  name: 'purge_missed_words',
  schedule: '10 2 * * *',
  run: ({ db }) => purgeMissed(db),
};
