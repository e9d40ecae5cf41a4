import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { applyComplaint } from './judging/actions.ts';

const payloadSchema = z.object({ id: z.number() });

/** Ten seconds after the decision; one that was taken back since is nothing to apply. */
export const applyComplaints: Job = {
  name: 'apply_complaint',
  run: async ({ db }, payload) => applyComplaint(db, payloadSchema.parse(payload).id),
};
