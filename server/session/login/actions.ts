import { type Login, parseLogin } from '#contract/contacts.ts';
import { hashPassword, hashToken, isSame, saltOf } from '#server/platform/crypto.ts';
import { inTransaction, type Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { blocked, invalid, unauthenticated } from '#server/platform/errors.ts';
import { knownBrowser } from '#server/platform/known-browser.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import { addressKey } from '#server/platform/http/addresses.ts';
import type { Who } from '#server/platform/limiter.ts';
import {
  countAttempt,
  forgetAttempts,
  giveBackAttempt,
  type Limit,
} from '#server/platform/admission/attempts.ts';
import { checkFactor } from '#server/two-factor/actions.ts';
import { hasFactor } from '#server/two-factor/queries.ts';
import { lockAnyUser } from '#server/users/access.ts';
import { type Caller, type Challenged, startSession, type StartedSession } from '../actions.ts';
import { nameOfDevice } from '../devices/rules.ts';
import {
  confirmedContacts,
  findByPassword,
  findLoginCandidates,
  isSignedInFrom,
  type LoginCandidate,
} from '../queries.ts';
import { challengeOver, issueChallenge, tryChallenge, useChallenge } from './challenge.actions.ts';
import { newDeviceMail, recoveryCodeMail } from './emails.ts';
import { keysOfName, limitOfBrowser, limitsOfStranger, triesOfOne } from './tries.rules.ts';

interface LoginInput {
  login: string;
  password: string;
  remember: boolean;
}

/** Checks the password and opens a session. Unknown name and wrong password look the same. */
export async function logIn(
  deps: Deps,
  input: LoginInput,
  caller: Caller,
): Promise<StartedSession | Challenged> {
  const { db, config } = deps;
  const login = parseLogin(input.login);
  if (!login) throw invalid({ login: ['Введите телефон или почту'] });
  const candidates = await findLoginCandidates(db, login);
  const browserOf = ({ id }: LoginCandidate) => knownBrowser(config.secret, caller.browser, id);
  const known = candidates.find((candidate) => browserOf(candidate));
  const owner = candidates.find(({ is_confirmed }) => is_confirmed);
  const isHome = await isSignedInFrom(db, owner?.id ?? 0, caller.address);
  const limits = known
    ? [limitOfBrowser(known.id, browserOf(known) ?? '')]
    : limitsOfStranger(login, caller.address, isHome);
  // Before the comparison, so that parallel guesses cannot add tries.
  for (const limit of limits) await countAttempt(db, limit);
  const who = known?.id ?? addressKey(caller.address);
  const candidate = await comparePassword(db, login, candidates, input.password, who);
  if (!candidate) throw wrongPassword();
  await forgiveRight(db, limits);
  if (candidate.blocked_at) throw blocked(candidate.blocked_reason, config.brand.support_email);
  return inTransaction(db, async (trx) => {
    await checkUnchanged(trx, candidate);
    if (await hasFactor(trx, candidate.id)) {
      return { challenge: await issueChallenge(trx, candidate, input.remember) };
    }
    if (candidate.id !== known?.id) await tellOfNewDevice(trx, deps, candidate.id, caller);
    return startSession(trx, candidate, input.remember, caller);
  });
}

/**
 * Those who have claimed an unconfirmed contact share one salt, so that one hash is compared with all
 * of them, however many there are: neither time nor a crowd of strangers who register it tells or
 * changes who comes in. With nobody there the same work is done.
 */
async function comparePassword(
  db: Connection,
  login: Login,
  candidates: LoginCandidate[],
  password: string,
  who: Who,
): Promise<LoginCandidate | undefined> {
  const [first] = candidates;
  const hash = await hashPassword(password, who, first && saltOf(first.password_hash));
  const found = await findByPassword(db, login, hash);
  return first?.is_confirmed && found?.id !== first.id ? undefined : found;
}

/** The second step: the code of the app, or a recovery code, after the right password. */
export async function logInWithCode(
  deps: Deps,
  { challenge, code }: { challenge: string; code: string },
  caller: Caller,
): Promise<StartedSession> {
  const { db, config } = deps;
  const { user_id: userId } = await tryChallenge(db, challenge);
  const browser = knownBrowser(config.secret, caller.browser, userId);
  const kind = await checkFactor(deps, { userId, browser }, code);
  return inTransaction(db, async (trx) => {
    const user = await lockAnyUser(trx, userId);
    const { remembered, password_mark } = await useChallenge(trx, challenge);
    const isSamePassword = isSame(password_mark, await passwordMark(trx, userId));
    if (!user || user.blocked_at || !isSamePassword) throw challengeOver();
    if (!browser) await tellOfNewDevice(trx, deps, userId, caller);
    if (kind === 'recovery') await tellOfRecoveryCode(trx, deps, userId);
    return startSession(trx, user, remembered, caller);
  });
}

const wrongPassword = () => unauthenticated('Неверный телефон, почта или пароль');

/** Only wrong passwords count. What was mistyped from here is forgotten with the right one. */
async function forgiveRight(db: Connection, limits: Limit[]): Promise<void> {
  for (const { key, most } of limits) {
    if (most === triesOfOne) await forgetAttempts(db, key);
    else await giveBackAttempt(db, key);
  }
}

/**
 * Whoever has proven a contact comes in by the new password with any browser and any app, whatever
 * strangers have used up of the names of the account, or they themselves here.
 */
export async function forgetTries(
  trx: Connection,
  userId: number,
  { address }: Pick<Caller, 'address'>,
): Promise<void> {
  const { phone, email } = await confirmedContacts(trx, userId);
  const names = [phone, email].filter((name) => name !== null);
  const keys = names.flatMap((name) => keysOfName(name, address));
  for (const key of keys) await forgetAttempts(trx, key);
}

/** Nobody comes in by a password that was changed, or after a block, while it was compared. */
async function checkUnchanged(trx: Connection, candidate: LoginCandidate): Promise<void> {
  const person = await lockAnyUser(trx, candidate.id);
  if (!person || person.blocked_at) throw wrongPassword();
  const { password_hash } = await passwordOf(trx, candidate.id);
  if (password_hash !== candidate.password_hash) throw wrongPassword();
}

export async function tellOfNewDevice(
  trx: Connection,
  { config }: Pick<Deps, 'config'>,
  userId: number,
  caller: Caller,
): Promise<void> {
  const { email } = await confirmedContacts(trx, userId);
  if (!email) return;
  const device = caller.deviceName ?? nameOfDevice(caller.userAgent);
  const place = { device, address: caller.address, at: new Date() };
  const mail = newDeviceMail(place, config.brand.support_email);
  await queueMail(trx, { address: email, userId }, mail);
}

async function tellOfRecoveryCode(trx: Connection, { config }: Deps, userId: number) {
  const { email } = await confirmedContacts(trx, userId);
  if (!email) return;
  await queueMail(trx, { address: email, userId }, recoveryCodeMail(config.brand.support_email));
}

async function passwordMark(trx: Connection, userId: number): Promise<Buffer> {
  return hashToken((await passwordOf(trx, userId)).password_hash);
}

export async function passwordOf(trx: Connection, userId: number) {
  return trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
