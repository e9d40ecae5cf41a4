import { hashToken, newToken } from '#server/platform/crypto.ts';
import type { Connection } from '#server/platform/database.ts';
import { gone } from '#server/platform/errors.ts';

export const challengeMinutes = 5;
const tries = 5;

interface Subject {
  id: number;
  password_hash: string;
}

/** The password was right: lets its bearer try a code. Only its hash is stored. */
export async function issueChallenge(
  trx: Connection,
  { id, password_hash }: Subject,
  remembered: boolean,
): Promise<string> {
  const token = newToken();
  await trx
    .insertInto('login_challenges')
    .values({
      hash: hashToken(token),
      user_id: id,
      remembered,
      password_mark: hashToken(password_hash),
      expires_at: new Date(Date.now() + challengeMinutes * 60_000),
    })
    .execute();
  return token;
}

export const challengeOver = () => gone('Время на код вышло. Введите пароль ещё раз');

/** Counts a try before the code is looked at, so that parallel guesses cannot add tries. */
export async function tryChallenge(db: Connection, token: string) {
  const challenge = await db
    .updateTable('login_challenges')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('hash', '=', hashToken(token))
    .where('expires_at', '>', new Date())
    .where('tries', '<', tries)
    .returning('user_id')
    .executeTakeFirst();
  if (!challenge) throw (await isTriedOut(db, token)) ? triesOver() : challengeOver();
  return challenge;
}

const triesOver = () => gone('Пять кодов подряд не подошли. Введите пароль ещё раз');

async function isTriedOut(db: Connection, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_challenges')
    .select('tries')
    .where('hash', '=', hashToken(token))
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row !== undefined && row.tries >= tries;
}

/** Good once: of many who bring it at once one comes through. */
export async function useChallenge(trx: Connection, token: string) {
  const used = await trx
    .deleteFrom('login_challenges')
    .where('hash', '=', hashToken(token))
    .returning(['user_id', 'remembered', 'password_mark'])
    .executeTakeFirst();
  if (!used) throw challengeOver();
  return used;
}

export async function deleteOldChallenges(db: Connection): Promise<void> {
  await db.deleteFrom('login_challenges').where('expires_at', '<', new Date()).execute();
}
