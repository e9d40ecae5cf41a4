import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/viewer.ts';

interface AuditEntry {
  action:
    | 'block'
    | 'unblock'
    | 'review_approve'
    | 'review_reject'
    | 'card_block'
    | 'card_unblock'
    | 'complaint_dismiss'
    | 'appeal_grant'
    | 'appeal_deny'
    | 'passport_view'
    | 'passport_approve'
    | 'passport_reject'
    /** A decision was taken back; `detail.undone` names it. */
    | 'undo';
  subject: { type: 'user' | 'card'; id: number };
  detail?: Record<string, string>;
}

/** Writes who of the staff did what, in the transaction of the change itself. */
export async function recordAudit(
  trx: Connection,
  actor: Pick<SignedIn, 'id'>,
  { action, subject, detail = {} }: AuditEntry,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      actor_id: actor.id,
      action,
      subject_type: subject.type,
      subject_id: String(subject.id),
      detail: JSON.stringify(detail),
    })
    .execute();
}
