import { stopRenewals } from '#server/payments/subscriptions.actions.ts';
import { changeUser } from '#server/users/actions.ts';
import { hideCards, showCardsAgain } from '#server/cards/lifecycle.actions.ts';
import { isStaff } from '#contract/roles.ts';
import type { Config } from '#server/platform/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { forbidden } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import { sendMessage } from '#server/deliveries/budget.actions.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { checkPasswordAgain } from '#server/session/access.ts';
import { endSessions } from '#server/session/actions.ts';
import { confirmedContacts } from '#server/session/queries.ts';
import { lockUser } from '#server/users/access.ts';
import { deletionMail, deletionMessage } from './emails.ts';

/**
 * From now on nobody sees the person's cards, and they are signed in only here. Asked for again,
 * it changes nothing: the first day holds.
 */
export async function askForDeletion(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  viewer: SignedIn,
  password: string | undefined,
): Promise<void> {
  if (isStaff(viewer.role)) throw forbidden('Аккаунт сотрудника удаляет администратор');
  await checkPasswordAgain(db, viewer, password);
  // Each time a letter goes out.
  await countAttempt(db, { key: `deletion:${viewer.id}`, most: 10, seconds: 24 * 60 * 60 });
  await inTransaction(db, async (trx) => {
    const person = await lockUser(trx, viewer);
    if (person.deletion_asked_at) return;
    const askedAt = new Date();
    await changeUser(trx, viewer.id, { deletion_asked_at: askedAt });
    await hideCards(trx, viewer);
    await stopRenewals(trx, viewer.id, 'deletion', askedAt);
    await endSessions(trx, viewer.id, viewer.session_id);
    await tell(trx, config, viewer, askedAt);
  });
}

/** Everything is again as it was before. */
export async function cancelDeletion(db: Database, viewer: SignedIn): Promise<void> {
  await inTransaction(db, async (trx) => {
    const person = await lockUser(trx, viewer);
    if (!person.deletion_asked_at) return;
    await changeUser(trx, viewer.id, { deletion_asked_at: null });
    await showCardsAgain(trx, viewer, new Date());
  });
}

async function tell(
  trx: Connection,
  config: Config,
  { id }: SignedIn,
  askedAt: Date,
): Promise<void> {
  const { phone, email } = await confirmedContacts(trx, id);
  if (email) await queueMail(trx, { address: email, userId: id }, deletionMail(askedAt));
  else if (phone) {
    const text = deletionMessage(askedAt);
    await sendMessage(trx, config, { address: phone, userId: id }, { text });
  }
}
