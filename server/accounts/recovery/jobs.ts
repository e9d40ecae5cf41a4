import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { deleteOldProofs, sendRecovery } from './actions.ts';

const payloadSchema = z.object({ user: z.number(), channel: z.enum(['phone', 'email']) });

/** Asked for whether or not there is such an account; without one it does nothing. */
export const sendRecoveryLetter: Job = {
  name: 'send_recovery',
  run: (deps, payload) => {
    const { user, channel } = payloadSchema.parse(payload);
    return sendRecovery(deps, user, channel);
  },
};

export const purgeProofs: Job = {
  name: 'purge_proofs',
  schedule: '27 3 * * *',
  run: ({ db }) => deleteOldProofs(db),
};
