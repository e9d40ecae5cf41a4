import type { Job } from '#server/platform/queue.ts';
import { disownUnused, markUnused, removeDisowned } from './purge.actions.ts';
import { type FileUse, isUsedBy } from './uses.access.ts';

const day = 24 * 60 * 60 * 1000;

/** Throws away what none of these uses has named for a day. */
export function purgeFiles(uses: readonly FileUse[]): Job {
  const isUsed = isUsedBy(uses);
  return {
    name: 'purge_pictures',
    schedule: '43 * * * *',
    run: async ({ db, storage }) => {
      await markUnused(db, isUsed);
      await disownUnused(db, isUsed, new Date(Date.now() - day));
      await removeDisowned({ db, storage });
    },
  };
}
