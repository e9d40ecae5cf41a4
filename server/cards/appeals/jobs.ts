import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { applyAppeal } from './judging/actions.ts';

const payloadSchema = z.object({ id: z.number() });

/** Ten seconds after the decision; one that was taken back since is nothing to apply. */
export const applyAppeals: Job = {
  name: 'apply_appeal',
  run: async ({ db }, payload) => applyAppeal(db, payloadSchema.parse(payload).id),
};
