import { normalizeEmail, normalizePhone, parseLogin } from '#contract/contacts.ts';
import { hashToken, newToken } from '#server/platform/crypto.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { invalid } from '#server/platform/errors.ts';
import { askerOf, knownBrowser } from '#server/platform/known-browser.ts';
import { checkMessagesLeft, sendMessage } from '#server/deliveries/budget.actions.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import { addressKey } from '#server/platform/http/addresses.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import { addJob } from '#server/platform/queue.ts';
import type { Client } from '#server/platform/route.ts';
import { forgetTries } from '#server/session/login.actions.ts';
import { isSignedInFrom } from '#server/session/queries.ts';
import { lockAnyUser } from '#server/users/access.ts';
import {
  type Channel,
  checkCode,
  issueCode,
  consumeCode,
  voidCodesOf,
  wrongCode,
} from './codes.actions.ts';
import { type Guesser, limitsOfAsking, limitsOfSending } from './codes.rules.ts';
import { setContact } from './contact.actions.ts';
import { hashNext, ownDataOf, replacePassword } from './password.actions.ts';
import { linkMinutes } from './rules.ts';
import {
  findRecoverable,
  ownerOfLink,
  staleLink,
  consumeLink,
  voidLinks,
} from './recovery.access.ts';
import { recoveryMail, recoveryMessage } from './recovery.emails.ts';
import { checkStrength } from './weak-password.rules.ts';

const hour = 60 * 60;

/**
 * Asks for a letter or a message. Everything that differs for an account that there is happens in
 * the job, so that neither the answer nor its time tells.
 */
export async function askForRecovery(deps: Deps, text: string, client: Client): Promise<void> {
  const { db, config } = deps;
  const login = parseLogin(text);
  if (!login) throw invalid({ login: ['Введите телефон или почту'] });
  const account = await findRecoverable(db, login, knownTo(deps, client));
  const user = account?.id ?? 0;
  const isOwner = await isKnownOwner(deps, user, account?.is_confirmed ?? false, client);
  if (login.channel === 'phone') await checkMessagesLeft(db, config, login.value);
  for (const limit of limitsOfAsking(login, client.address, isOwner)) {
    await countAttempt(db, limit);
  }
  for (const limit of limitsOfSending(login, client.address, isOwner)) {
    await countAttempt(db, limit);
  }
  const { browser, address } = askerOf(config.secret, client);
  const asker = { browser: browser ?? '', address };
  await addJob(db, 'send_recovery', { user, channel: login.channel, ...asker });
}

const knownTo =
  ({ config }: Deps, { browser }: Client) =>
  (userId: number) =>
    knownBrowser(config.secret, browser, userId) !== null;

/**
 * Seen with the account before, by the browser or by the address: what strangers have used up does
 * not hold the person back. An unconfirmed contact has no owner; anybody may have typed it in.
 */
async function isKnownOwner(
  deps: Deps,
  userId: number,
  isConfirmed: boolean,
  client: Client,
): Promise<boolean> {
  const isHome = await isSignedInFrom(deps.db, userId, client.address);
  return isConfirmed && (isHome || knownTo(deps, client)(userId));
}

/** Writes the link or the code to the contact that the account has now. */
export async function sendRecovery(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: number,
  channel: Channel,
  asker: Guesser,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Always before the links and codes of the account: one order of locks makes no deadlock.
    const account = await lockAnyUser(trx, userId);
    const address = account?.[channel];
    if (!address) return;
    const to = { address, userId };
    if (channel === 'email') {
      await voidLinks(trx, userId);
      await queueMail(trx, to, recoveryMail(address, await issueLink(trx, userId, address)));
    } else {
      // What others have asked for stays good, or they could take the code from its owner.
      await voidCodesOf(trx, userId, asker);
      const subject = { userId, channel, purpose: 'recover' } as const;
      const code = await issueCode(trx, config.secret, subject, address, asker);
      await sendMessage(trx, config, to, {
        text: recoveryMessage(config.brand.name, code),
        isCode: true,
      });
    }
  });
}

async function issueLink(trx: Connection, userId: number, email: string): Promise<string> {
  const token = newToken();
  const expires_at = new Date(Date.now() + linkMinutes * 60_000);
  await trx
    .insertInto('recovery_tokens')
    .values({ hash: hashToken(token), user_id: userId, email, expires_at })
    .execute();
  return token;
}

/** Sets the password by the link of a letter; answers whose it was. */
export async function resetByLink(
  deps: Deps,
  input: { email: string; token: string; password: string },
  client: Client,
): Promise<number> {
  const { db, config } = deps;
  const email = normalizeEmail(input.email);
  if (!email) throw staleLink();
  await countReset(db, client);
  const link = { email, token: input.token };
  const userId = await ownerOfLink(db, link);
  checkStrength(input.password, await ownDataOf(db, userId), config.brand.name);
  const hash = await hashNext(db, userId, input.password, addressKey(client.address));
  await inTransaction(db, async (trx) => {
    await lockAnyUser(trx, userId);
    await consumeLink(trx, link);
    await setContact(trx, config, userId, 'email', email);
    await replacePassword(trx, config, userId, hash);
    await forgetTries(trx, userId, client);
  });
  return userId;
}

/** The same by the code of a message. */
export async function resetByCode(
  deps: Deps,
  input: { phone: string; code: string; password: string },
  client: Client,
): Promise<number> {
  const { db, config } = deps;
  const phone = normalizePhone(input.phone);
  if (!phone) throw invalid({ phone: ['Введите телефон, например +7 900 123-45-67'] });
  // Before the code takes a try. What only its owner may know is looked at after it was right.
  checkStrength(input.password, { phone }, config.brand.name);
  await countReset(db, client);
  const login = { channel: 'phone', value: phone } as const;
  const account = await findRecoverable(db, login, knownTo(deps, client));
  // Row numbers begin with 1: nobody is 0, and nobody has a code.
  const subject = { userId: account?.id ?? 0, channel: 'phone', purpose: 'recover' } as const;
  const right = await checkCode(
    db,
    config.secret,
    subject,
    input.code,
    askerOf(config.secret, client),
  );
  if (right.target !== phone) throw wrongCode();
  checkStrength(input.password, await ownDataOf(db, subject.userId), config.brand.name);
  const { userId } = subject;
  const hash = await hashNext(db, userId, input.password, addressKey(client.address));
  await inTransaction(db, async (trx) => {
    await lockAnyUser(trx, userId);
    await consumeCode(trx, right);
    await setContact(trx, config, userId, 'phone', phone);
    await replacePassword(trx, config, userId, hash);
    await forgetTries(trx, userId, client);
  });
  return userId;
}

async function countReset(db: Database, { address }: Client): Promise<void> {
  await countAttempt(db, { key: `reset:${addressKey(address)}`, most: 30, seconds: hour / 4 });
}

/** What is good no more is of no use to anybody. */
export async function deleteOldProofs(db: Database): Promise<void> {
  const before = new Date(Date.now() - 24 * hour * 1000);
  await db.deleteFrom('recovery_tokens').where('expires_at', '<', before).execute();
  await db.deleteFrom('confirmation_codes').where('expires_at', '<', before).execute();
}
