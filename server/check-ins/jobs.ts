import type { Job } from '#server/platform/queue.ts';
import { forgetCheckIns, watchCheckIns } from './watch.actions.ts';

export const watchVisits: Job = {
  name: 'watch_check_ins',
  schedule: '* * * * *',
  run: (deps) => watchCheckIns(deps),
};

export const forgetVisits: Job = {
  name: 'forget_check_ins',
  schedule: '23 4 * * *',
  run: ({ db }) => forgetCheckIns(db),
};
