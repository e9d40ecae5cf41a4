import { type Login, normalizeEmail, normalizePhone } from '#contract/contacts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { inTransaction, type Connection } from '#server/platform/database.ts';
import { invalid } from '#server/platform/errors.ts';
import { messagesOver, sendMessage } from '#server/deliveries/budget.actions.ts';
import type { Config } from '#server/platform/config.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import { countAttempt, type Limit, secondsToWait } from '#server/platform/admission/attempts.ts';
import type { Client } from '#server/platform/route.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { checkPasswordAgain } from '#server/session/access.ts';
import { isSignedInFrom } from '#server/session/queries.ts';
import { type Channel, checkCode, issueCode, consumeCode } from './codes.actions.ts';
import {
  limitsOfAddress,
  limitsOfConfirming,
  limitsOfContact,
  limitsOfSending,
} from './codes.rules.ts';
import { setContact, verifiedAt } from './contact.actions.ts';
import { codeMail, codeMessage } from './emails.ts';
import { codeRules, isNewcomer } from './rules.ts';

interface CodeRequest {
  channel: Channel;
  /** A new contact; left out: the one of the account. */
  target: string | undefined;
  password?: string | undefined;
  byCall?: boolean;
}

/** Sends a code to the contact of the account, or to a new one that is to replace it. */
export async function requestCode(
  { db, config }: Deps,
  viewer: SignedIn,
  request: CodeRequest,
  client: Client,
): Promise<void> {
  const value = await chooseTarget(db, viewer, request, client);
  const login = { channel: request.channel, value };
  await countAttempt(db, pauseOf(viewer.id, login));
  await countAsked(db, login, client);
  const isSent = await inTransaction(db, (trx) =>
    sendCode(trx, config, viewer.id, login, request.byCall),
  );
  if (!isSent) throw messagesOver(config.brand.support_email);
}

/** One code a minute for an account. */
const pauseOf = (userId: number, { channel }: Login): Limit => ({
  key: `code:${channel}:pause:${userId}`,
  most: 1,
  seconds: codeRules.pauseSeconds,
});

/** What the address and the contact allow, or what is left to those who are signed in. */
async function countAsked(db: Connection, login: Login, { address }: Client): Promise<void> {
  for (const limit of limitsOfAddress(login, address)) await countAttempt(db, limit);
  if (await isWithin(db, limitsOfContact(login, false))) return;
  for (const limit of limitsOfConfirming(login, address)) await countAttempt(db, limit);
}

async function isWithin(db: Connection, limits: Limit[]): Promise<boolean> {
  for (const limit of limits) {
    if ((await secondsToWait(db, limit)) > 0) return false;
  }
  return true;
}

/**
 * The code that comes with a registration. Nobody's phone is flooded by registering it again and
 * again: over the limit the account is opened all the same, and the code can be asked for later.
 */
export async function sendFirstCode(
  trx: Connection,
  config: Config,
  userId: number,
  login: Login,
  client: Client,
): Promise<void> {
  const limits = [pauseOf(userId, login), ...limitsOfSending(login, client.address, false)];
  if (!(await isWithin(trx, limits))) return;
  await sendCode(trx, config, userId, login);
}

/**
 * Another contact than that of the account is changed only with the password: whoever confirms it
 * can recover the account. A newcomer has just chosen one, and comes to the first contacts, from the
 * address of the registration: a copy of the cookies elsewhere is no newcomer.
 */
async function chooseTarget(
  db: Connection,
  viewer: SignedIn,
  { channel, target: asked, password }: CodeRequest,
  { address }: Client,
): Promise<string> {
  const normalize = channel === 'phone' ? normalizePhone : normalizeEmail;
  const account = await db
    .selectFrom('users')
    .select(['phone', 'phone_verified_at', 'email', 'email_verified_at', 'created_at'])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  const target = asked === undefined ? account[channel] : normalize(asked);
  const isUnproven = account[verifiedAt[channel]] === null;
  const isFirst =
    isUnproven && isNewcomer(account.created_at) && (await isSignedInFrom(db, viewer.id, address));
  if (target && target !== account[channel] && !isFirst) {
    await checkPasswordAgain(db, viewer, password);
  }
  if (target) return target;
  const text =
    channel === 'phone' ? 'Введите телефон, например +7 900 123-45-67' : 'Введите адрес почты';
  throw invalid({ [channel]: [text] });
}

/** The letter with a new code; false: the budget of messages is used up. */
async function sendCode(
  trx: Connection,
  config: Config,
  userId: number,
  { channel, value: target }: Login,
  byCall = false,
): Promise<boolean> {
  const code = await issueCode(trx, config.secret, { userId, channel, purpose: 'confirm' }, target);
  const to = { address: target, userId };
  if (channel === 'phone') {
    const message = {
      channel: byCall ? 'call' : 'sms',
      text: codeMessage(config.brand.name, code),
      isCode: true,
    } as const;
    return sendMessage(trx, config, to, message);
  }
  await queueMail(trx, to, codeMail(code));
  return true;
}

/** Confirms the contact that the newest code was sent to, and makes it the one of the account. */
export async function confirmCode(
  { db, config }: Deps,
  viewer: SignedIn,
  channel: Channel,
  code: string,
): Promise<void> {
  const subject = { userId: viewer.id, channel, purpose: 'confirm' } as const;
  const right = await checkCode(db, config.secret, subject, code);
  await inTransaction(db, async (trx) => {
    await consumeCode(trx, right);
    await setContact(trx, config, viewer.id, channel, right.target);
  });
}
