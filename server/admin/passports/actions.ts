import type { PassportDecision } from '#contract/moderation.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { checkUndecided, checkUndo } from '#server/decisions/access.ts';
import { applyLater, decidedBy, isDue, undecided } from '#server/decisions/actions.ts';
import { tellPerson } from '#server/notifications/actions.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { checkNotOwn, passportToJudge } from '#server/passport/access.ts';
import { approvalMail, refusalMail } from './emails.ts';
import { markPassport, reopenCheck } from '#server/passport/mark.actions.ts';

const outcomes = { approve: 'Паспорт уже подтвердили', reject: 'Паспорт уже отклонили' };

/** Keeps the decision at once; it takes effect ten seconds later. */
export async function decidePassport(
  db: Database,
  viewer: SignedIn,
  id: number,
  body: PassportDecision,
): Promise<{ undo_until: string }> {
  const { decision } = body;
  const reason = body.decision === 'reject' ? body.reason : '';
  return inTransaction(db, async (trx) => {
    const check = await passportToJudge(trx, id);
    checkNotOwn(viewer, check);
    const before = await checkUndecided(trx, viewer, check, { decision, reason }, outcomes);
    if (before) return before;
    const { decided_at } = await trx
      .updateTable('passport_checks')
      .set({ decision, reason, ...decidedBy(viewer) })
      .where('id', '=', id)
      .returning('decided_at')
      .executeTakeFirstOrThrow();
    return applyLater(trx, 'apply_passport', id, decided_at);
  });
}

export async function undoPassport(db: Database, viewer: SignedIn, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const check = await passportToJudge(trx, id);
    if (!(await checkUndo(trx, viewer, check, outcomes))) return;
    await trx
      .updateTable('passport_checks')
      .set({ ...undecided, reason: '' })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, viewer, {
      action: 'undo',
      subject: { type: 'user', id: check.user_id },
      detail: { undone: `passport_${check.decision}` },
    });
  });
}

/** Lets a decision take effect, once. */
export async function applyPassport(db: Database, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const check = await dueCheck(trx, id);
    if (!check) return;
    if (check.decided_by === null) {
      await reopenCheck(trx, check.user_id);
      return;
    }
    const now = new Date();
    const { user_id, decision, reason } = check;
    await trx
      .updateTable('passport_checks')
      .set({ applied_at: now })
      .where('id', '=', id)
      .execute();
    if (decision === 'approve') await markPassport(trx, user_id, now);
    const isApproved = decision === 'approve';
    const kind = isApproved ? 'passport_approved' : 'passport_rejected';
    await tellPerson(trx, { user_id, kind }, isApproved ? approvalMail : refusalMail);
    await recordAudit(
      trx,
      { id: check.decided_by },
      {
        action: isApproved ? 'passport_approve' : 'passport_reject',
        subject: { type: 'user', id: user_id },
        detail: { passport: String(id), ...(reason && { reason }) },
      },
    );
  });
}

/** The person is locked first, as everywhere. */
async function dueCheck(trx: Connection, id: number) {
  const named = trx.selectFrom('passport_checks').where('id', '=', id);
  const known = await named.select('user_id').executeTakeFirst();
  if (!known) return undefined;
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', known.user_id)
    .forNoKeyUpdate()
    .execute();
  return named
    .selectAll()
    .where('applied_at', 'is', null)
    .where(isDue)
    .forUpdate()
    .executeTakeFirst();
}
