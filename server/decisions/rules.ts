import { undoSeconds } from '#contract/queues.ts';

/** When a decision takes effect. */
export const appliesAt = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + undoSeconds * 1000);

export const undoUntil = (decidedAt: Date): { undo_until: string } => ({
  undo_until: appliesAt(decidedAt).toISOString(),
});
