import { z } from 'zod';
import { applyDecision } from '#server/decisions/actions.ts';
import type { DecisionQueue } from '#server/decisions/access.ts';
import type { Job } from '#server/platform/queue.ts';
import { appeals, complaints, passports, reviews } from './actions.ts';

const payloadSchema = z.object({ id: z.number() });

/** Ten seconds after the decision; one that was taken back since is nothing to apply. */
const applying = <Subject, Locked>(queue: DecisionQueue<Subject, Locked>): Job => ({
  name: `apply_${queue.noun}`,
  run: async ({ db }, payload) => applyDecision(db, queue, payloadSchema.parse(payload).id),
});

export const applyDecisions: Job[] = [
  applying(reviews),
  applying(passports),
  applying(complaints),
  applying(appeals),
];
