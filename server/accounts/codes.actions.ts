import { isSame, newCode, sign } from '#server/platform/crypto.ts';
import { secondsToWait } from '#server/platform/admission/attempts.ts';
import type { Connection } from '#server/platform/database.ts';
import { invalid } from '#server/platform/errors.ts';
import { type Guesser, roomOf } from './codes.rules.ts';
import { codeRules } from './rules.ts';

export type Channel = 'phone' | 'email';

/** What a code is for; one for the other opens nothing. */
interface Subject {
  userId: number;
  channel: Channel;
  purpose: 'confirm' | 'recover';
}

export const wrongCode = () =>
  invalid({ code: ['Код не подошёл. Проверьте цифры или запросите новый'] });

/** A new code to be sent to the contact. */
export async function issueCode(
  trx: Connection,
  secret: string,
  subject: Subject,
  target: string,
  asker?: Guesser,
): Promise<string> {
  const code = newCode();
  const { userId: user_id, channel, purpose } = subject;
  await trx
    .insertInto('confirmation_codes')
    .values({
      user_id,
      channel,
      purpose,
      target,
      asker_browser: asker?.browser ?? null,
      asker_address: asker?.address ?? null,
      code_hash: hashCode(secret, subject, target, code),
      expires_at: new Date(Date.now() + codeRules.minutes * 60_000),
    })
    .execute();
  return code;
}

interface RightCode {
  id: number;
  /** The contact that it was sent to. */
  target: string;
}

/**
 * Attempts are counted per requester (browser, or address), so a guesser uses up their own and not
 * the owner's. A code is right when it equals the one that this requester asked for, or the newest
 * one: the owner may type on a phone what was asked for on a laptop. Throws 422, the same for a
 * wrong code, a used one and none left to try, at `code`. Without `guesser` a signed-in person brings
 * it, and nobody else can.
 */
export async function checkCode(
  db: Connection,
  secret: string,
  subject: Subject,
  code: string,
  guesser?: Guesser,
): Promise<RightCode> {
  const codes = await liveCodes(db, subject);
  const room = roomOf(codes, guesser);
  if (!room || !(await spendTry(db, room))) throw wrongCode();
  const right = [room.code, codes[0]].find(
    (kept) => kept && isSame(kept.code_hash, hashCode(secret, subject, kept.target, code)),
  );
  if (!right) throw wrongCode();
  return right;
}

/** Newest first. A few at most: what is sent in ten minutes is limited. */
async function liveCodes(db: Connection, { userId, channel, purpose }: Subject) {
  const codes = await db
    .selectFrom('confirmation_codes')
    .select(['id', 'target', 'code_hash', 'asker_browser', 'asker_address', 'used_at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('channel', '=', channel)
    .where('expires_at', '>', new Date())
    .orderBy('id', 'desc')
    .execute();
  // Of those that confirm a contact only the newest is good, used or not.
  const good = purpose === 'confirm' ? codes.slice(0, 1) : codes;
  return good.filter(({ used_at }) => used_at === null);
}

/** The try is counted by itself, before the comparison, so that parallel guesses cannot add tries. */
async function spendTry(
  db: Connection,
  { code, column, most, limit }: NonNullable<ReturnType<typeof roomOf>>,
): Promise<boolean> {
  if (limit && (await secondsToWait(db, limit)) > 0) return false;
  const { numUpdatedRows } = await db
    .updateTable('confirmation_codes')
    .set((set) => ({ [column]: set(column, '+', 1) }))
    .where('id', '=', code.id)
    .where('used_at', 'is', null)
    .where(column, '<', most)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A code is good once: of many who bring it at once one comes through. */
export async function consumeCode(trx: Connection, { id }: RightCode): Promise<void> {
  const used = await trx
    .updateTable('confirmation_codes')
    .set({ used_at: new Date() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw wrongCode();
}

/** An asker's former codes; those that somebody else has asked for stay good. */
export async function voidCodesOf(trx: Connection, userId: number, asker: Guesser): Promise<void> {
  const { browser, address } = asker;
  await trx
    .updateTable('confirmation_codes')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'recover')
    .where((code) =>
      browser ? code('asker_browser', '=', browser) : code('asker_address', '=', address),
    )
    .where('used_at', 'is', null)
    .execute();
}

const hashCode = (secret: string, { userId, purpose }: Subject, target: string, code: string) =>
  sign(secret, `code:${purpose}:${userId}:${target}:${code}`);
