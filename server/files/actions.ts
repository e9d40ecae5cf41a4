import type { Document } from '#contract/files.ts';
import { type Photo, type PhotoFrame, photoUrl } from '#contract/photos.ts';
import type { Insertable } from 'kysely';
import { type Connection, inTransaction } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { tooMany } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import {
  checkPdf,
  cutPicture,
  type MadePicture,
  makePicture,
  type PictureShape,
  type WholePicture,
} from '#server/platform/pictures.ts';
import type { Files } from '#server/platform/tables.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';
import { countUnused, readOriginal, readView } from './queries.ts';
import {
  documentName,
  newFileId,
  newSiteFileId,
  originalName,
  safeName,
  storedName,
  viewName,
} from './rules.ts';

const hour = 60 * 60;
const anHour = 60;
/** Shown nowhere; the purge of a day later makes room. */
const unusedAtMost = 100;

/** Makes a picture that is safe to show out of any bytes at all. */
export async function addPicture(
  deps: Deps,
  viewer: SignedIn,
  bytes: Uint8Array,
  shape: PictureShape = 'any',
): Promise<Photo> {
  await countFile(deps, viewer);
  return keepPicture(deps, viewer, await makePicture(viewer.id, bytes, shape));
}

/** The same for the site itself: it belongs to nobody, and stays when its sender is gone. */
export async function addSitePicture(
  deps: Deps,
  viewer: SignedIn,
  bytes: Uint8Array,
): Promise<Photo> {
  await countFile(deps, viewer);
  return keepPicture(deps, 'site', await makePicture(viewer.id, bytes, 'any'));
}

/** A new picture: what an old one shows never changes. */
export async function cropPicture(
  deps: Deps,
  viewer: SignedIn,
  { photo, frame, shape = 'any' }: { photo: string; frame: PhotoFrame; shape?: PictureShape },
): Promise<Photo> {
  const original = await readOriginal(deps, viewer, photo);
  await countFile(deps, viewer);
  const part = await cutPicture(viewer.id, original, frame, shape);
  const view = await readView(deps, viewer, photo);
  return keepPicture(deps, viewer, { ...part, original, view });
}

/** A PDF as it was sent, to be downloaded and never shown. Who may, the room says that takes it. */
export async function addDocument(
  deps: Deps,
  viewer: SignedIn,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Document> {
  await countFile(deps, viewer);
  await checkPdf(viewer.id, bytes);
  const id = newFileId();
  const document = { id, name: safeName(name), size: bytes.byteLength };
  const file = { ...document, kind: 'document', width: 0, height: 0, placeholder: '' } as const;
  await addOwn(deps, viewer, file);
  await deps.storage.write(storedName(id, documentName), bytes);
  return document;
}

/** Before the work, which is dear. */
async function countFile({ db }: Deps, viewer: SignedIn): Promise<void> {
  await countAttempt(db, { key: `files:${viewer.id}`, most: anHour, seconds: hour });
  await checkUnused(db, viewer);
}

async function checkUnused(db: Connection, viewer: SignedIn): Promise<void> {
  if ((await countUnused(db, viewer)) >= unusedAtMost) throw tooMany(24 * hour);
}

/** Counted once more, in turn: meanwhile others of the same person may have come to this point. */
async function addOwn({ db }: Deps, viewer: SignedIn, file: NewFile): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    await checkUnused(trx, viewer);
    await trx
      .insertInto('files')
      .values({ ...file, owner_id: viewer.id })
      .execute();
  });
}

type NewFile = Insertable<Files>;

/** The row comes first: whatever becomes of the bytes, the purge finds them by it. */
async function keepPicture(
  deps: Deps,
  owner: SignedIn | 'site',
  { width, height, placeholder, forms, original, view }: MadePicture & WholePicture,
): Promise<Photo> {
  const { db, storage } = deps;
  const id = owner === 'site' ? newSiteFileId() : newFileId();
  const file = { id, width, height, placeholder };
  if (owner !== 'site') await addOwn(deps, owner, file);
  else
    await db
      .insertInto('files')
      .values({ ...file, owner_id: null, of_site: true })
      .execute();
  await storage.write(storedName(id, originalName), original);
  await storage.write(storedName(id, viewName), view);
  for (const { name, bytes } of forms) await storage.write(storedName(id, name), bytes);
  return { id, url: photoUrl(id, 640), width, height, placeholder };
}
