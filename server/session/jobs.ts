import type { Job } from '#server/platform/queue.ts';
import { deleteDeadSessions } from './actions.ts';

export const purgeSessions: Job = {
  name: 'purge_sessions',
  schedule: '17 3 * * *',
  run: ({ db }) => deleteDeadSessions(db),
};
