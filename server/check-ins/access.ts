import { isSame, sign } from '#server/platform/crypto.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

const keyOf = (secret: string, id: number): string =>
  sign(secret, `check-in:${id}`).toString('base64url').slice(0, 22);

/** Where the reminder leads. */
export const finePath = (secret: string, id: number): string =>
  `/check-in/${id}/${keyOf(secret, id)}`;

export function checkKey(secret: string, { id, key }: { id: number; key: string }): void {
  const isTrue = isSame(Buffer.from(keyOf(secret, id)), Buffer.from(key));
  if (!isTrue) throw notFound('Такой ссылки нет');
}

export async function findCheckIn(db: Connection, id: number) {
  return there(await checkIn(db, id).executeTakeFirst());
}

/** Under a lock until the end of the transaction. */
export async function lockCheckIn(trx: Connection, id: number, owner?: Pick<SignedIn, 'id'>) {
  const row = await checkIn(trx, id)
    .$if(owner !== undefined, (own) => own.where('worker_id', '=', owner?.id ?? 0))
    .forUpdate()
    .executeTakeFirst();
  return there(row);
}

const checkIn = (db: Connection, id: number) =>
  db.selectFrom('check_ins').selectAll().where('id', '=', id);

function there<Row>(row: Row | undefined): Row {
  if (row === undefined) throw notFound('Такой отметки нет');
  return row;
}
