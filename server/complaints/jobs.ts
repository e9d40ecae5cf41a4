import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { answerRemoved } from './answers/actions.ts';
import { applyComplaint } from './judging/actions.ts';

const payloadSchema = z.object({ id: z.number() });

/** Ten seconds after the decision; one that was taken back since is nothing to apply. */
export const applyComplaints: Job = {
  name: 'apply_complaint',
  run: async ({ db }, payload) => applyComplaint(db, payloadSchema.parse(payload).id),
};

/** After its owner has deleted a card. */
export const answerAboutRemoved: Job = {
  name: 'answer_about_removed',
  run: async ({ db }, payload) => answerRemoved(db, payloadSchema.parse(payload).id),
};
