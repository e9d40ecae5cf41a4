import { changeUser } from '#server/users/actions.ts';
import { hashPassword, saltOf, sign } from '#server/platform/crypto.ts';
import type { Config } from '#server/platform/config.ts';
import { inTransaction, type Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { sendMessage } from '#server/deliveries/budget.actions.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import type { Login } from '#contract/contacts.ts';
import type { Who } from '#server/platform/limiter.ts';
import { checkPassword } from '#server/session/access.ts';
import { endSessions } from '#server/session/actions.ts';
import { passwordOf } from '#server/session/login.actions.ts';
import { confirmedContacts, findClaimedHash } from '#server/session/queries.ts';
import { voidRecovery } from './recovery.access.ts';
import { passwordChangedMail, passwordChangedMessage } from './password.emails.ts';
import { checkStrength } from './weak-password.rules.ts';

/** A new password for whoever knows the one of now; others are signed out. */
export async function changePassword(
  { db, config }: Deps,
  viewer: SignedIn,
  input: { password: string; new_password: string },
): Promise<void> {
  await checkPassword(db, viewer, input.password);
  await countAttempt(db, { key: `new-password:${viewer.id}`, most: 20, seconds: 60 * 60 });
  const own = await ownDataOf(db, viewer.id);
  checkStrength(input.new_password, own, config.brand.name, 'new_password');
  const hash = await hashNext(db, viewer.id, input.new_password, viewer.id);
  await inTransaction(db, (trx) =>
    replacePassword(trx, config, viewer.id, hash, viewer.session_id),
  );
}

/**
 * Of the first password of an account. Whoever else has registered the contact and not confirmed it
 * has the same salt, so that a login compares with all of them at once. It follows from the contact,
 * or two who register it at the same moment would have different ones.
 */
export async function hashFirst(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  login: Login,
  password: string,
  who: Who,
): Promise<string> {
  const claimed = await findClaimedHash(db, login);
  const own = () => sign(config.secret, `salt:${login.value}`).subarray(0, 16);
  return hashPassword(password, who, claimed === undefined ? own() : saltOf(claimed));
}

/** Of each one that follows: the salt stays, since others may share it. */
export async function hashNext(
  db: Connection,
  userId: number,
  password: string,
  who: Who,
): Promise<string> {
  const { password_hash } = await passwordOf(db, userId);
  return hashPassword(password, who, saltOf(password_hash));
}

/** What a new password of somebody may not be made of. */
export async function ownDataOf(db: Connection, userId: number) {
  return db
    .selectFrom('users')
    .select(['name', 'phone', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Ends every session but the one that stays, voids what could set the password, and tells. */
export async function replacePassword(
  trx: Connection,
  config: Config,
  userId: number,
  password_hash: string,
  stayingSessionId?: number,
): Promise<void> {
  await changeUser(trx, userId, { password_hash, has_password: true });
  await endSessions(trx, userId, stayingSessionId);
  await voidRecovery(trx, userId);
  const { email, phone } = await confirmedContacts(trx, userId);
  const { name, support_email } = config.brand;
  if (email) await queueMail(trx, { address: email, userId }, passwordChangedMail(support_email));
  if (!phone) return;
  const text = passwordChangedMessage(name, support_email);
  await sendMessage(trx, config, { address: phone, userId }, { text });
}
