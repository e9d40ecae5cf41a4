import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { applyReview } from './judging/actions.ts';

const payloadSchema = z.object({ id: z.number() });

/** Ten seconds after the decision; one that was taken back since is nothing to apply. */
export const applyReviews: Job = {
  name: 'apply_review',
  run: async ({ db }, payload) => applyReview(db, payloadSchema.parse(payload).id),
};
