import type { Job } from '#server/platform/queue.ts';
import { checkAndKeep, tellOfViolations } from './actions.ts';

/** Two nights at a time, so that one that was missed is made up for. */
const daysBack = 2;

export const checkMoneyNightly: Job = {
  name: 'check_money',
  schedule: '40 1 * * *',
  run: async (deps) => {
    const since = new Date();
    since.setDate(since.getDate() - daysBack);
    const violations = await checkAndKeep(deps, since);
    if (violations.length > 0) await tellOfViolations(deps, violations);
  },
};
