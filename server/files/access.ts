import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/viewer.ts';

/** Which of these pictures the viewer has sent; locked, so that none is thrown away meanwhile. */
export async function ownPictures(
  trx: Connection,
  viewer: SignedIn,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('owner_id', '=', viewer.id)
    .orderBy('id')
    .forShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** Somebody else's picture is as good as missing. */
export async function checkOwnPicture(db: Connection, viewer: SignedIn, id: string): Promise<void> {
  const file = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', viewer.id)
    .executeTakeFirst();
  if (!file) throw notFound('Такой фотографии нет');
}
