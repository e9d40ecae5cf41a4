import { z } from 'zod';
import type { Job } from '#server/platform/queue.ts';
import { answerRemoved } from './answers.actions.ts';

const payloadSchema = z.object({ id: z.number() });

/** After its owner has deleted a card. */
export const answerAboutRemoved: Job = {
  name: 'answer_about_removed',
  run: async ({ db }, payload) => answerRemoved(db, payloadSchema.parse(payload).id),
};
