import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { deleteOldProofs, sendRecovery } from './recovery.actions.ts';

const payloadSchema = z.object({
  user: z.number(),
  channel: z.enum(['phone', 'email']),
  /** Hashes; jobs from before there were any have none. */
  browser: z.string().default(''),
  address: z.string().default(''),
});

/** Asked for whether or not there is such an account; without one it does nothing. */
export const sendRecoveryLetter: Job = {
  name: 'send_recovery',
  run: (deps, payload) => {
    const { user, channel, browser, address } = payloadSchema.parse(payload);
    return sendRecovery(deps, user, channel, { browser: browser || null, address });
  },
};

export const purgeProofs: Job = {
  name: 'purge_proofs',
  schedule: '27 3 * * *',
  run: ({ db }) => deleteOldProofs(db),
};
