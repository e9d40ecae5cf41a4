import { recordAudit } from '#server/audit/actions.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import { addressKey } from '#server/platform/http/addresses.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { notFound } from '#server/platform/errors.ts';
import { type NewRequest, requestLetter } from './contact-requests.emails.ts';

/** Stores a request and the letter to support in one step; the same again the same day is one. */
export async function receiveRequest(
  { db, config }: Deps,
  request: NewRequest,
  address: string,
): Promise<void> {
  await countAttempt(db, { key: `contact-us:${addressKey(address)}`, most: 10, seconds: 3600 });
  await inTransaction(db, async (trx) => {
    const stored = await trx
      .insertInto('contact_requests')
      .values(request)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) return;
    const letter = requestLetter({ ...request, id: stored.id });
    const { user_id } = request;
    const to = {
      address: config.brand.support_email,
      ...(user_id !== null && { userId: user_id }),
    };
    await queueMail(trx, to, letter);
  });
}

/** Who answered first stays so; saying it again changes nothing. */
export async function markAnswered(
  db: Database,
  viewer: SignedIn,
  id: number,
  isAnswered: boolean,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('contact_requests')
      .select('answered_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('Такого обращения нет');
    if ((row.answered_at !== null) === isAnswered) return;
    await trx
      .updateTable('contact_requests')
      .set({
        answered_at: isAnswered ? new Date() : null,
        answered_by: isAnswered ? viewer.id : null,
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, viewer, {
      action: isAnswered ? 'request_answer' : 'request_reopen',
      subject: { type: 'request', id },
    });
  });
}

const keptForYears = 3;

export async function deleteOldRequests(db: Connection): Promise<void> {
  const before = new Date();
  before.setFullYear(before.getFullYear() - keptForYears);
  await db.deleteFrom('contact_requests').where('created_at', '<', before).execute();
}
