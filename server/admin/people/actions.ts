import { recordAudit } from '#server/audit/actions.ts';
import { type Database, inTransaction } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { findPeople } from './queries.ts';

/** Phones and addresses of people are shown, so the log has a line for everybody who was found. */
export async function lookForPeople(db: Database, viewer: SignedIn, typed: string) {
  return inTransaction(db, async (trx) => {
    const found = await findPeople(trx, typed);
    for (const { id } of found.data.people) {
      await recordAudit(trx, viewer, { action: 'person_found', subject: { type: 'user', id } });
    }
    return found;
  });
}
