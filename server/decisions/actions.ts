import { sql } from 'kysely';
import { recordAudit } from '#server/audit/actions.ts';
import { type Database, inTransaction } from '#server/platform/database.ts';
import { addJob } from '#server/platform/queue.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { checkUndecided, type DecisionInput, type DecisionQueue } from './access.ts';
import { isDue, judgedRow, lockJudged, reopen, updateJudged, wordsIn } from './rows.queries.ts';
import { appliesAt, undoUntil } from './rules.ts';
import { freeItem } from './takes.actions.ts';

/** Keeps the decision at once; it takes effect ten seconds later. */
export async function decide<Subject, Locked>(
  db: Database,
  queue: DecisionQueue<Subject, Locked>,
  viewer: SignedIn,
  id: number,
  input: DecisionInput,
): Promise<{ undo_until: string }> {
  return inTransaction(db, async (trx) => {
    const { judged, subject } = await lockJudged(trx, queue, id);
    await queue.checkNotOwn(trx, viewer, subject);
    const before = await checkUndecided(trx, viewer, judged, input, queue.outcomes);
    if (before) return before;
    await queue.checkAllowed?.(trx, { viewer, id, subject, input });
    const { decision, reason = '', notes = {} } = input;
    // By the clock of the database, by which jobs run as well.
    const decided = { decision, decided_at: sql<Date>`now()`, decided_by: viewer.id };
    const { decided_at } = await updateJudged(trx, queue)
      .set({ ...decided, ...wordsIn(queue, reason, notes) })
      .where('id', '=', id)
      .returning('decided_at')
      .executeTakeFirstOrThrow();
    await freeItem(trx, queue, id);
    const at = decided_at ?? new Date();
    await addJob(trx, `apply_${queue.noun}`, { id }, appliesAt(at));
    return undoUntil(at);
  });
}

/** Lets a decision take effect: once, and only on what was judged. */
export async function applyDecision<Subject, Locked>(
  db: Database,
  queue: DecisionQueue<Subject, Locked>,
  id: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const subject = await queue.find(trx, id);
    if (!subject) return;
    const locked = await queue.lock(trx, subject);
    const due = await judgedRow(trx, queue, id)
      .where('applied_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where(isDue)
      .executeTakeFirst();
    if (!due?.decision) return;
    // Whoever decided may be gone meanwhile: then nobody has.
    if (due.decided_by === null || !queue.stillStands(locked)) return reopen(trx, queue, id);
    const { decision, reason, notes } = due;
    const actor = { id: due.decided_by };
    await updateJudged(trx, queue).set({ applied_at: new Date() }).where('id', '=', id).execute();
    const told = await queue.apply(trx, { id, decision, reason, notes, actor, subject, locked });
    if (!told) return;
    await recordAudit(trx, actor, {
      action: `${queue.noun}_${decision}`,
      subject: queue.about(subject),
      detail: { ...told, ...(reason && { reason }) },
    });
  });
}
