import type { Job } from '#server/platform/queue.ts';
import { purgeOutlived } from './actions.ts';

/** At about 60 KB each. */
const keptAtMost = 5000;

export const purgeShareImages: Job = {
  name: 'purge_previews',
  schedule: '23 * * * *',
  run: async (deps) => purgeOutlived(deps, { most: keptAtMost, now: new Date() }),
};
