import { isSame, newCode, sign } from '#server/platform/crypto.ts';
import type { Connection } from '#server/platform/database.ts';
import { invalid } from '#server/platform/errors.ts';
import { codeRules } from './rules.ts';

export type Channel = 'phone' | 'email';

/** What a code is for; one for the other opens nothing. */
interface Subject {
  userId: number;
  channel: Channel;
  purpose: 'confirm' | 'recover';
}

export const wrongCode = () => invalid({ code: ['Код не подошёл или устарел. Запросите новый'] });

/** A new code to be sent to the contact; only the newest of its kind is good. */
export async function issueCode(
  trx: Connection,
  secret: string,
  subject: Subject,
  target: string,
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

/** Compares the code with the newest one, which has a handful of tries; throws 422 at `code`. */
export async function checkCode(
  db: Connection,
  secret: string,
  subject: Subject,
  code: string,
): Promise<RightCode> {
  const kept = await spendTry(db, subject);
  if (!kept) throw wrongCode();
  const { id, target, code_hash } = kept;
  if (!isSame(code_hash, hashCode(secret, subject, target, code))) throw wrongCode();
  return { id, target };
}

/** The try is counted by itself, before the comparison, so that parallel guesses cannot add tries. */
async function spendTry(db: Connection, { userId, channel, purpose }: Subject) {
  return db
    .updateTable('confirmation_codes')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('id', '=', (query) =>
      query
        .selectFrom('confirmation_codes')
        .select('id')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
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

/** A code is good once: of many who bring it at once one comes through. */
export async function useCode(trx: Connection, { id }: RightCode): Promise<void> {
  const used = await trx
    .updateTable('confirmation_codes')
    .set({ used_at: new Date() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw wrongCode();
}

const hashCode = (secret: string, { userId, purpose }: Subject, target: string, code: string) =>
  sign(secret, `code:${purpose}:${userId}:${target}:${code}`);
