import { recordAudit } from '#server/audit/actions.ts';
import { type Database, inTransaction } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { checkUndo, type DecisionQueue } from './access.ts';
import { lockJudged, reopen } from './rows.queries.ts';

/**
 * Takes back a decision of any queue, before it has taken effect. Only who made it may; where nothing is
 * decided there is nothing to do.
 */
export async function undo<Subject, Locked>(
  db: Database,
  queue: DecisionQueue<Subject, Locked>,
  viewer: SignedIn,
  id: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { judged, subject } = await lockJudged(trx, queue, id);
    if (!(await checkUndo(trx, viewer, judged, queue.outcomes))) return;
    await reopen(trx, queue, id);
    await recordAudit(trx, viewer, {
      action: 'undo',
      subject: queue.about(subject),
      detail: { undone: `${queue.noun}_${judged.decision}` },
    });
  });
}
