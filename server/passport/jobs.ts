import type { Job } from '#server/platform/queue.ts';
import { disownOld, removeDisowned } from './purge.actions.ts';

export const purgeScans: Job = {
  name: 'purge_passport_scans',
  schedule: '13 * * * *',
  run: async (deps) => {
    await disownOld(deps.db, new Date());
    await removeDisowned(deps);
  },
};
