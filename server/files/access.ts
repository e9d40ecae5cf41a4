import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import type { FileUse } from './uses.access.ts';

/** Of these files, locked, so that none is thrown away meanwhile. */
const lockFiles = (trx: Connection, ids: string[]) =>
  trx.selectFrom('files').select('id').where('id', 'in', ids).orderBy('id').forShare();

/** Which of these pictures the viewer has sent. */
export async function ownPictures(
  trx: Connection,
  viewer: SignedIn,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await lockFiles(trx, ids)
    .where('owner_id', '=', viewer.id)
    .where('kind', '=', 'picture')
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these pictures belong to the site itself. */
export async function sitePictures(trx: Connection, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await lockFiles(trx, ids).where('of_site', '=', true).execute();
  return rows.map(({ id }) => id);
}

/** Which of these files, of any kind, the viewer has sent. */
export async function ownFiles(
  trx: Connection,
  viewer: Pick<SignedIn, 'id'>,
  ids: string[],
): Promise<string[]> {
  const rows = await lockFiles(trx, ids).where('owner_id', '=', viewer.id).execute();
  return rows.map(({ id }) => id);
}

/** Somebody else's picture is as good as missing. */
export async function checkOwnPicture(db: Connection, viewer: SignedIn, id: string): Promise<void> {
  const file = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', viewer.id)
    .where('kind', '=', 'picture')
    .executeTakeFirst();
  if (!file) throw notFound('Такой фотографии нет');
}

/** One's own, or one that a room shows to the viewer; any other is as good as missing. */
export async function readableDocument(
  db: Connection,
  viewer: SignedIn,
  id: string,
  uses: readonly FileUse[],
): Promise<{ id: string; name: string }> {
  const document = await db
    .selectFrom('files')
    .select(['id', 'name', 'owner_id'])
    .where('id', '=', id)
    .where('kind', '=', 'document')
    .where('owner_id', 'is not', null)
    .executeTakeFirst();
  const name = document?.name;
  if (!document || !name) throw missingDocument();
  if (document.owner_id === viewer.id) return { id, name };
  for (const { mayRead } of uses) if (await mayRead?.(db, viewer, id)) return { id, name };
  throw missingDocument();
}

const missingDocument = () => notFound('Такого документа нет');
