import type { PhotoOriginal } from '#contract/photos.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import { viewOriginal } from '#server/platform/pictures.ts';
import { webpSize } from '#server/platform/pictures/webp.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { checkOwnPicture, readableDocument } from './access.ts';
import { documentName, renditionNames, originalName, storedName, viewName } from './rules.ts';
import type { FileUse } from './uses.access.ts';

/** The bytes behind a public address; null: there is no such picture or form of it. */
export async function readRendition(
  { storage }: Deps,
  id: string,
  form: string,
): Promise<Buffer | null> {
  const isAddress = /^[a-z0-9-]{8,60}$/.test(id) && renditionNames.includes(form);
  return isAddress ? storage.read(storedName(id, form)) : null;
}

/** What an own picture was cut from. Portraits that were drawn for the demo have none. */
export async function readOriginal(deps: Deps, viewer: SignedIn, id: string): Promise<Buffer> {
  await checkOwnPicture(deps.db, viewer, id);
  const widest = renditionNames.at(-1) ?? '';
  const original =
    (await deps.storage.read(storedName(id, originalName))) ??
    (await deps.storage.read(storedName(id, widest)));
  if (!original) throw notFound('Такой фотографии нет');
  return original;
}

/** Made together with the picture; for older ones once, when it is asked for. */
export async function readView(deps: Deps, viewer: SignedIn, id: string): Promise<Buffer> {
  await checkOwnPicture(deps.db, viewer, id);
  const kept = await deps.storage.read(storedName(id, viewName));
  if (kept) return kept;
  const view = await viewOriginal(viewer.id, await readOriginal(deps, viewer, id));
  await deps.storage.write(storedName(id, viewName), view);
  return view;
}

export async function showOriginal(
  deps: Deps,
  viewer: SignedIn,
  id: string,
): Promise<PhotoOriginal> {
  const view = await readView(deps, viewer, id);
  // A `data:` address, since it has no other.
  return { url: `data:image/webp;base64,${view.toString('base64')}`, ...webpSize(view) };
}

/** As the last look of the purge has found it; new ones are unused until then. */
export async function countUnused(db: Connection, viewer: SignedIn): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', viewer.id)
    .where('unused_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The bytes of a document that the viewer may have. */
export async function readDocument(
  deps: Pick<Deps, 'db' | 'storage'>,
  viewer: SignedIn,
  id: string,
  uses: readonly FileUse[],
): Promise<{ name: string; bytes: Buffer }> {
  const { name } = await readableDocument(deps.db, viewer, id, uses);
  const bytes = await deps.storage.read(storedName(id, documentName));
  if (!bytes) throw notFound('Такого документа нет');
  return { name, bytes };
}
