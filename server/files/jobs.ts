import type { Job } from '#server/platform/queue.ts';
import { disownUnused, markUnused, removeDisowned } from './purge/actions.ts';

const day = 24 * 60 * 60 * 1000;

export const purgePictures: Job = {
  name: 'purge_pictures',
  schedule: '43 * * * *',
  run: async ({ db, storage }) => {
    await markUnused(db);
    await disownUnused(db, new Date(Date.now() - day));
    await removeDisowned({ db, storage });
  },
};
