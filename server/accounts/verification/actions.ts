import { type Login, normalizeEmail, normalizePhone } from '#contract/contacts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { invalid } from '#server/platform/errors.ts';
import { queueMail, queueMessage } from '#server/platform/deliveries.ts';
import { addressKey, countAttempt, type Limit, secondsToWait } from '#server/platform/limits.ts';
import type { Client } from '#server/platform/route.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { checkPasswordAgain } from '#server/session/access.ts';
import { type Channel, checkCode, issueCode, useCode } from '../codes.actions.ts';
import { setContact } from '../contact/actions.ts';
import { codeMail, codeMessage } from '../emails.ts';
import { codeRules } from '../rules.ts';

interface CodeWish {
  channel: Channel;
  /** A new contact; left out: the one of the account. */
  target: string | undefined;
  password?: string | undefined;
  byCall?: boolean;
}

/** Sends a code to the contact of the account, or to a new one that is to replace it. */
export async function requestCode(
  db: Database,
  secret: string,
  viewer: SignedIn,
  wish: CodeWish,
  client: Client,
): Promise<void> {
  const target = await chooseTarget(db, viewer, wish);
  for (const limit of limitsOf(wish.channel, viewer.id, target)) await countAttempt(db, limit);
  const key = `code:${wish.channel}:${addressKey(client.address)}`;
  await countAttempt(db, { key, most: 60, seconds: hour });
  await inTransaction(db, (trx) =>
    sendCode(trx, secret, viewer.id, wish.channel, target, wish.byCall),
  );
}

const hour = 60 * 60;

/** One code a minute; a handful an hour for an account, and for a contact whoever asks. */
function limitsOf(channel: Channel, userId: number, target: string): Limit[] {
  const key = `code:${channel}`;
  return [
    { key: `${key}:pause:${userId}`, most: 1, seconds: codeRules.pauseSeconds },
    { key: `${key}:${userId}`, most: codeRules.perHour, seconds: hour },
    { key: `${key}:${target}`, most: codeRules.perHour, seconds: hour },
  ];
}

/**
 * The code that comes with a registration. Nobody's phone is flooded by registering it again and
 * again: over the limit the account is opened all the same, and the code can be asked for later.
 */
export async function sendFirstCode(
  trx: Connection,
  secret: string,
  userId: number,
  { channel, value }: Login,
): Promise<void> {
  let wait = 0;
  for (const limit of limitsOf(channel, userId, value)) {
    wait = Math.max(wait, await secondsToWait(trx, limit));
  }
  if (wait === 0) await sendCode(trx, secret, userId, channel, value);
}

/** Another contact than that of the account is changed only with the password. */
async function chooseTarget(
  db: Connection,
  viewer: SignedIn,
  { channel, target: wished, password }: CodeWish,
): Promise<string> {
  const normalize = channel === 'phone' ? normalizePhone : normalizeEmail;
  const account = await db
    .selectFrom('users')
    .select(['phone', 'email'])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  const target = wished === undefined ? account[channel] : normalize(wished);
  if (target && target !== account[channel]) await checkPasswordAgain(db, viewer, password);
  if (target) return target;
  const text =
    channel === 'phone' ? 'Введите телефон, например +7 900 123-45-67' : 'Введите адрес почты';
  throw invalid({ [channel]: [text] });
}

/** The letter with a new code. */
async function sendCode(
  trx: Connection,
  secret: string,
  userId: number,
  channel: Channel,
  target: string,
  byCall = false,
): Promise<void> {
  const code = await issueCode(trx, secret, { userId, channel, purpose: 'confirm' }, target);
  const to = { address: target, userId };
  if (channel === 'email') await queueMail(trx, to, codeMail(code));
  else await queueMessage(trx, to, { channel: byCall ? 'call' : 'sms', text: codeMessage(code) });
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
    await useCode(trx, right);
    await setContact(trx, config, viewer.id, channel, right.target);
  });
}
