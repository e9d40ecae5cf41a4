import { sql } from 'kysely';
import { undoSeconds } from '#contract/moderation.ts';
import type { Connection } from '#server/platform/database.ts';
import { addJob } from '#server/platform/queue.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { appliesAt, undoUntil } from './rules.ts';

/** Who decides, and when by the clock of the database, by which jobs run as well. */
export const decidedBy = (viewer: SignedIn) => ({
  decided_at: sql<Date>`now()`,
  decided_by: viewer.id,
});

export const undecided = { decision: null, decided_at: null, decided_by: null };

/** True once nobody can take it back any more; asked of a row that was decided. */
export const isDue = sql<boolean>`decided_at + make_interval(secs => ${undoSeconds}) <= now()`;

/** Asks for the job that applies a decision when it can no longer be taken back. */
export async function applyLater(
  trx: Connection,
  job: string,
  id: number,
  decidedAt: Date | null,
): Promise<{ undo_until: string }> {
  const at = decidedAt ?? new Date();
  await addJob(trx, job, { id }, appliesAt(at));
  return undoUntil(at);
}
