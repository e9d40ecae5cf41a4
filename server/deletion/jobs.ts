import { removeDisowned } from '#server/files/purge.actions.ts';
import { removeDisowned as removeScans } from '#server/passport/purge.actions.ts';
import type { Job } from '#server/platform/queue.ts';
import { eraseLeavers } from './erasure.actions.ts';

export const eraseAccounts: Job = {
  name: 'erase_accounts',
  schedule: '27 * * * *',
  run: async (deps) => {
    await eraseLeavers(deps.db, new Date());
    await removeDisowned(deps);
    await removeScans(deps);
  },
};
