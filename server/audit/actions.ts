import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/viewer.ts';

export interface AuditEntry {
  /** `block`, `card_unblock`, `passport_view`; `review_reject`: what was decided in a queue. */
  action: string;
  subject: { type: 'user' | 'card'; id: number } | { type: 'payment'; id: string };
  detail?: AuditDetail;
}

/** `undone` names the decision that was taken back. */
export type AuditDetail = Record<string, string>;

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
