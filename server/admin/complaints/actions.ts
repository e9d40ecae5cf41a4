import type { ComplaintDecision } from '#contract/moderation.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { cardToJudge } from '#server/cards/access.ts';
import { checkNotOwn, checkUndecided, checkUndo } from '#server/decisions/access.ts';
import { applyLater, decidedBy, isDue, undecided } from '#server/decisions/actions.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { answerComplaint, blockAndAnswer } from '#server/complaints/answers.actions.ts';
import { complaintToJudge } from './access.ts';

const outcomes = { dismiss: 'Жалобу уже отклонили', block: 'Карточку уже сняли' };

/** Keeps the decision at once; it takes effect ten seconds later. */
export async function decideComplaint(
  db: Database,
  viewer: SignedIn,
  id: number,
  { decision, reason = '' }: ComplaintDecision,
): Promise<{ undo_until: string }> {
  return inTransaction(db, async (trx) => {
    const complaint = await complaintToJudge(trx, id);
    await checkNotOwn(trx, viewer, complaint);
    const before = await checkUndecided(trx, viewer, complaint, { decision, reason }, outcomes);
    if (before) return before;
    const { decided_at } = await trx
      .updateTable('complaints')
      .set({ decision, answer: reason, ...decidedBy(viewer) })
      .where('id', '=', id)
      .returning('decided_at')
      .executeTakeFirstOrThrow();
    return applyLater(trx, 'apply_complaint', id, decided_at);
  });
}

export async function undoComplaint(db: Database, viewer: SignedIn, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const complaint = await complaintToJudge(trx, id);
    if (!(await checkUndo(trx, viewer, complaint, outcomes))) return;
    await reopen(trx, id);
    await recordAudit(trx, viewer, {
      action: 'undo',
      subject: { type: 'card', id: complaint.card_id },
      detail: { undone: `complaint_${complaint.decision}` },
    });
  });
}

const reopen = (trx: Connection, id: number) =>
  trx
    .updateTable('complaints')
    .set({ ...undecided, answer: '' })
    .where('id', '=', id)
    .execute();

/** Lets a decision take effect, once. */
export async function applyComplaint(db: Database, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const named = trx.selectFrom('complaints').where('id', '=', id);
    const known = await named.select('card_id').executeTakeFirst();
    if (!known) return;
    const judged = await cardToJudge(trx, known.card_id);
    const complaint = await named
      .selectAll()
      .where('closed_at', 'is', null)
      .where(isDue)
      .forUpdate()
      .executeTakeFirst();
    if (!complaint) return;
    if (complaint.decided_by === null) {
      await reopen(trx, id);
      return;
    }
    const actor = { id: complaint.decided_by };
    if (complaint.decision === 'block') await blockAndAnswer(trx, actor, judged, complaint.answer);
    else await dismiss(trx, actor, complaint);
  });
}

async function dismiss(
  trx: Connection,
  actor: Pick<SignedIn, 'id'>,
  complaint: { id: number; card_id: number; author_id: number; answer: string },
): Promise<void> {
  await trx
    .updateTable('complaints')
    .set({ closed_at: new Date() })
    .where('id', '=', complaint.id)
    .execute();
  await answerComplaint(trx, complaint);
  await recordAudit(trx, actor, {
    action: 'complaint_dismiss',
    subject: { type: 'card', id: complaint.card_id },
    detail: {
      complaint: String(complaint.id),
      ...(complaint.answer && { reason: complaint.answer }),
    },
  });
}
