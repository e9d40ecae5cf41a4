import { recordAudit } from '#server/audit/actions.ts';
import { inTransaction, type Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import { conflict } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { Client } from '#server/platform/route.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { checkPasswordAgain } from '#server/session/access.ts';
import { endSessions } from '#server/session/actions.ts';
import { confirmedContacts } from '#server/session/queries.ts';
import * as factor from '#server/two-factor/actions.ts';
import { hasFactor } from '#server/two-factor/queries.ts';
import { lockUser } from '#server/users/access.ts';
import { factorMail, type FactorChange } from './emails.ts';
import { checkContact } from './proof.actions.ts';

/** The key for the app of whoever knows the password, and of the staff reads the mail of the account. */
export async function beginTwoFactor(
  deps: Deps,
  viewer: SignedIn,
  { password, code }: { password?: string | undefined; code?: string | undefined },
  client: Client,
): Promise<{ key: string; uri: string }> {
  await checkPasswordAgain(deps.db, viewer, password);
  if (viewer.lacks_factor) await checkContact(deps, viewer, code, client);
  await countAttempt(deps.db, { key: `factor-new:${viewer.id}`, most: 20, seconds: 60 * 60 });
  const { email, phone } = await confirmedContacts(deps.db, viewer.id);
  return factor.beginFactor(deps, { userId: viewer.id, account: email ?? phone ?? '' });
}

/** On from now; whoever came in without a code elsewhere is out. Answers the recovery codes. */
export async function confirmTwoFactor(
  deps: Deps,
  viewer: SignedIn,
  code: string,
): Promise<string[]> {
  await countAttempt(deps.db, { key: `factor-new:${viewer.id}`, most: 20, seconds: 60 * 60 });
  return inTransaction(deps.db, async (trx) => {
    await lockUser(trx, viewer);
    const codes = await factor.confirmFactor(trx, deps, viewer.id, code);
    await endSessions(trx, viewer.id, viewer.session_id);
    await tellOfFactor(trx, deps, viewer.id, 'on');
    return codes;
  });
}

export async function removeTwoFactor(
  deps: Deps,
  viewer: SignedIn,
  { code, password }: { code: string; password?: string | undefined },
): Promise<void> {
  await checkPasswordAgain(deps.db, viewer, password);
  if (!(await hasFactor(deps.db, viewer.id))) return;
  await factor.checkFactor(deps, { userId: viewer.id, browser: 'signed-in' }, code);
  await dropTwoFactor(deps, viewer.id);
}

/** The way out for whoever has lost the app and the codes, by the hand of the operator. */
export async function resetTwoFactor(deps: Pick<Deps, 'db' | 'config'>, userId: number) {
  await inTransaction(deps.db, async (trx) => {
    await dropTwoFactor({ ...deps, db: trx }, userId);
    // At the console nobody is signed in: the log names whose factor it was.
    const subject = { type: 'user', id: userId } as const;
    await recordAudit(trx, { id: userId }, { action: 'two_factor_reset', subject });
  });
}

async function dropTwoFactor(deps: Pick<Deps, 'db' | 'config'>, userId: number) {
  await inTransaction(deps.db, async (trx) => {
    await factor.removeFactor(trx, userId);
    await tellOfFactor(trx, deps, userId, 'off');
  });
}

export async function renewRecoveryCodes(
  deps: Deps,
  viewer: SignedIn,
  password: string | undefined,
): Promise<string[]> {
  await checkPasswordAgain(deps.db, viewer, password);
  return inTransaction(deps.db, async (trx) => {
    await lockUser(trx, viewer);
    if (!(await hasFactor(trx, viewer.id))) throw conflict('Сначала включите вход с кодом');
    const codes = await factor.renewRecoveryCodes(trx, deps, viewer.id);
    await tellOfFactor(trx, deps, viewer.id, 'renewed');
    return codes;
  });
}

async function tellOfFactor(
  trx: Connection,
  { config }: Pick<Deps, 'config'>,
  userId: number,
  change: FactorChange,
): Promise<void> {
  const { email } = await confirmedContacts(trx, userId);
  if (!email) return;
  await queueMail(trx, { address: email, userId }, factorMail(change, config.brand.support_email));
}
