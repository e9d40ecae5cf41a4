import { changeUser } from '#server/users/actions.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { hideCards, showCardsAgain } from '#server/cards/lifecycle.actions.ts';
import { type Connection, inTransaction, type Database } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { endSessions } from '#server/session/actions.ts';
import { personToBlock } from './access.ts';

/** Nobody sees the person's cards any more, and they are out at once. A new reason replaces the old. */
export async function blockPerson(
  db: Database,
  viewer: SignedIn,
  id: number,
  reason: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await blockLocked(trx, viewer, await personToBlock(trx, viewer, id), reason);
  });
}

/** The same for somebody who is under a lock. */
export async function blockLocked(
  trx: Connection,
  actor: Pick<SignedIn, 'id'>,
  person: { id: number; blocked_at: Date | null },
  reason: string,
): Promise<void> {
  const { id } = person;
  const blocked_at = person.blocked_at ?? new Date();
  await changeUser(trx, id, { blocked_at, blocked_reason: reason });
  await endSessions(trx, id);
  await hideCards(trx, actor, { owner: person, cause: 'block' });
  await recordAudit(trx, actor, {
    action: 'block',
    subject: { type: 'user', id },
    detail: { reason },
  });
}

/** The person may come in again, and the cards that people saw are seen again. */
export async function unblockPerson(db: Database, viewer: SignedIn, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const person = await personToBlock(trx, viewer, id);
    if (!person.blocked_at) return;
    await changeUser(trx, id, { blocked_at: null, blocked_reason: null });
    await showCardsAgain(trx, viewer, new Date(), { owner: person, cause: 'block' });
    await recordAudit(trx, viewer, { action: 'unblock', subject: { type: 'user', id } });
  });
}
