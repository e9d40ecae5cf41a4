import { z } from 'zod';
import { applyDecision } from '#server/decisions/actions.ts';
import type { DecisionQueue } from '#server/decisions/access.ts';
import type { Job } from '#server/platform/queue.ts';
import { queues } from './queues.actions.ts';

const payloadSchema = z.object({ id: z.number() });

/** Ten seconds after the decision; one that was taken back since is nothing to apply. */
const applying = (queue: DecisionQueue<unknown, unknown>): Job => ({
  name: `apply_${queue.noun}`,
  run: async ({ db }, payload) => applyDecision(db, queue, payloadSchema.parse(payload).id),
});

// The engine gives each queue only what that queue itself has found and locked.
export const applyDecisions: Job[] = queues.map((queue) =>
  applying(queue as DecisionQueue<unknown, unknown>),
);
