import { isSame, sign } from '#server/platform/crypto.ts';
import type { Connection } from '#server/platform/database.ts';
import { gone, notFound } from '#server/platform/errors.ts';
import { isOver } from './rules.ts';

/** 132 bits: a message to a phone has little room. */
const keyOfReference = (secret: string, id: number): string =>
  sign(secret, `reference:${id}`).toString('base64url').slice(0, 22);

/** Where the message leads. */
export const answerPath = (secret: string, id: number): string =>
  `/reference/${id}/${keyOfReference(secret, id)}`;

/** The reference of a link; a forged key finds nothing. */
export async function referenceOfLink(
  db: Connection,
  secret: string,
  { id, key }: { id: number; key: string },
) {
  const isTrue = isSame(Buffer.from(keyOfReference(secret, id)), Buffer.from(key));
  if (!isTrue) throw notFound('Такой ссылки нет');
  const row = await db
    .selectFrom('work_references')
    .innerJoin('users', 'users.id', 'work_references.worker_id')
    .selectAll('work_references')
    .select('users.name as worker')
    .where('work_references.id', '=', id)
    .where('users.blocked_at', 'is', null)
    .where('users.deletion_asked_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw gone('Просьбу отозвали: отвечать больше не нужно');
  if (!row.answered_at && isOver(row.asked_at)) throw gone('Ссылка уже не действует');
  return row;
}
