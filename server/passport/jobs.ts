import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { applyPassport } from './judging/actions.ts';
import { disownOld, removeDisowned } from './scans/purge/actions.ts';

const payloadSchema = z.object({ id: z.number() });

/** Ten seconds after the decision; one that was taken back since is nothing to apply. */
export const applyPassports: Job = {
  name: 'apply_passport',
  run: async ({ db }, payload) => applyPassport(db, payloadSchema.parse(payload).id),
};

export const purgeScans: Job = {
  name: 'purge_passport_scans',
  schedule: '13 * * * *',
  run: async (deps) => {
    await disownOld(deps.db, new Date());
    await removeDisowned(deps);
  },
};
