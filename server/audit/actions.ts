import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

export interface AuditEntry {
  /** `block`, `card_unblock`, `passport_view`; `review_reject`: what was decided in a queue. */
  action: string;
  subject:
    | { type: 'user' | 'card' | 'post' | 'tariff' | 'broadcast' | 'request'; id: number }
    | { type: 'category' | 'question' | 'city' | 'place'; id: number }
    | { type: 'payment' | 'text' | 'settings' | 'words' | 'reasons' | 'list'; id: string };
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

/** What stood there before and stands there now, of what differs; both by the words for people. */
export function changesInWords(before: AuditDetail, after: AuditDetail): string {
  return Object.entries(after)
    .filter(([name, text]) => before[name] !== text)
    .map(([name, text]) => `${name}: «${before[name] ?? ''}» → «${text}»`)
    .join('; ');
}
