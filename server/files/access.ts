import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { prepared } from '#server/platform/prepared.ts';
import { mayCall, type SignedIn, type Viewer } from '#server/platform/http/viewer.ts';
import { isSiteFileId } from './rules.ts';
import { type FileUse, isShownBy } from './uses.access.ts';

// A picture is for whoever knows its address. A document is for its owner, and for whom the room that
// uses it lets read it: `mayRead` there, as in `server/dialogs/files.access.ts`. Scans of passports are
// no files of this room: only calls of the staff show them (`contract/queued-passports.ts`), and
// `server/passport/access.ts` says which.

/** To whom an address shows its picture: to all for ever, to all for now, to this one, to nobody. */
type Sight = 'for_ever' | 'for_now' | 'for_staff' | 'none';

/**
 * Whoever knows the address of somebody's picture sees it, without a question to the database. One of
 * the site is for everybody while a room shows it; `whoAsks` is called when it is not.
 */
export async function sightOfPicture(
  db: Connection,
  id: string,
  uses: readonly FileUse[],
  whoAsks: () => Promise<Viewer>,
): Promise<Sight> {
  if (!isSiteFileId(id)) return 'for_ever';
  const picture = await db
    .selectFrom('files')
    .select(isShownBy(uses).as('is_shown'))
    .where('id', '=', id)
    .where('of_site', '=', true)
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (picture?.is_shown) return 'for_now';
  const viewer = picture ? await whoAsks() : null;
  return mayCall(viewer, 'moderator') && !viewer?.lacks_factor ? 'for_staff' : 'none';
}

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
