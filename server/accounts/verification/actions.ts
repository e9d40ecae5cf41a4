import { type Login, normalizeEmail, normalizePhone } from '#contract/contacts.ts';
import { isSame, newCode, sign } from '#server/platform/crypto.ts';
import type { Connection, Database } from '#server/platform/database.ts';
import { conflict, invalid } from '#server/platform/errors.ts';
import { queueMail, queueMessage } from '#server/platform/letters.ts';
import { addressKey, countAttempt, type Limit, secondsToWait } from '#server/platform/limits.ts';
import type { Client } from '#server/platform/route.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { checkPasswordAgain } from '#server/session/access.ts';
import { codeRules } from '../rules.ts';
import { codeMail, codeMessage } from '../emails.ts';

type Channel = 'phone' | 'email';

const wrongCode = () => invalid({ code: ['Код не подошёл или устарел. Запросите новый'] });

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
  await db
    .transaction()
    .execute((trx) => sendCode(trx, secret, viewer.id, wish.channel, target, wish.byCall));
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

/** Stores a new code and the letter with it; only the newest code of a channel is good. */
async function sendCode(
  trx: Connection,
  secret: string,
  userId: number,
  channel: Channel,
  target: string,
  byCall = false,
): Promise<void> {
  const code = newCode();
  await trx
    .insertInto('confirmation_codes')
    .values({
      user_id: userId,
      channel,
      target,
      code_hash: hashCode(secret, userId, target, code),
      expires_at: new Date(Date.now() + codeRules.minutes * 60_000),
    })
    .execute();
  const to = { address: target, userId };
  if (channel === 'email') await queueMail(trx, to, codeMail(code));
  else await queueMessage(trx, to, { channel: byCall ? 'call' : 'sms', text: codeMessage(code) });
}

/** Confirms the contact that the newest code was sent to, and makes it the one of the account. */
export async function confirmCode(
  db: Database,
  secret: string,
  viewer: SignedIn,
  channel: Channel,
  code: string,
): Promise<void> {
  const kept = await spendTry(db, viewer.id, channel);
  if (!kept || !isSame(kept.code_hash, hashCode(secret, viewer.id, kept.target, code))) {
    throw wrongCode();
  }
  await db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('confirmation_codes')
      .set({ used_at: new Date() })
      .where('id', '=', kept.id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!used) throw wrongCode();
    await setContact(trx, viewer.id, channel, kept.target);
  });
}

/** The try is counted by itself, before the comparison, so that parallel guesses cannot add tries. */
async function spendTry(db: Connection, userId: number, channel: Channel) {
  return db
    .updateTable('confirmation_codes')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('id', '=', (query) =>
      query
        .selectFrom('confirmation_codes')
        .select('id')
        .where('user_id', '=', userId)
        .where('channel', '=', channel)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .where('tries', '<', codeRules.tries)
    .returning(['id', 'target', 'code_hash'])
    .executeTakeFirst();
}

async function setContact(
  trx: Connection,
  userId: number,
  channel: Channel,
  target: string,
): Promise<void> {
  const verifiedAt = channel === 'phone' ? 'phone_verified_at' : 'email_verified_at';
  const taken = await trx
    .selectFrom('users')
    .select('id')
    .where(channel, '=', target)
    .where(verifiedAt, 'is not', null)
    .where('id', '!=', userId)
    .executeTakeFirst();
  if (taken) throw conflict(takenTexts[channel]);
  await trx
    .updateTable('users')
    .set({ [channel]: target, [verifiedAt]: new Date() })
    .where('id', '=', userId)
    .execute();
}

const takenTexts = {
  phone: 'С этим телефоном уже есть подтверждённая запись. Войдите в неё',
  email: 'С этой почтой уже есть подтверждённая запись. Войдите в неё',
};

const hashCode = (secret: string, userId: number, target: string, code: string) =>
  sign(secret, `code:${userId}:${target}:${code}`);
