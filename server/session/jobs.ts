import type { Job } from '#server/platform/queue.ts';
import { deleteDeadSessions } from './actions.ts';
import { deleteOldChallenges } from './login/challenge.actions.ts';

export const purgeSessions: Job = {
  name: 'purge_sessions',
  schedule: '17 3 * * *',
  run: async ({ db }) => {
    await deleteDeadSessions(db);
    await deleteOldChallenges(db);
  },
};
