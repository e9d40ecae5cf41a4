import { changeUser } from '#server/users/actions.ts';
import { lockUser } from '#server/users/access.ts';
import type { PhotoFrame } from '#contract/photos.ts';
import { markOwnerCardsChanged } from '#server/cards/actions.ts';
import { ownPictures } from '#server/files/access.ts';
import { addPicture, cropPicture } from '#server/files/actions.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { conflict, notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { ownAvatar } from './access.ts';

/** The one before is shown no more; the purge throws it away a day later. */
export async function addAvatar(deps: Deps, viewer: SignedIn, bytes: Uint8Array): Promise<void> {
  const { id } = await addPicture(deps, viewer, bytes, 'square');
  await inTransaction(deps.db, (trx) => showAvatar(trx, viewer, id));
}

/** Always from the whole picture, however often it was cut before. */
export async function cropAvatar(deps: Deps, viewer: SignedIn, frame: PhotoFrame): Promise<void> {
  const photo = await ownAvatar(deps.db, viewer);
  const { id } = await cropPicture(deps, viewer, { photo, frame, shape: 'square' });
  await inTransaction(deps.db, async (trx) => {
    const user = await lockUser(trx, viewer);
    // Changed or taken away in another tab while this one was being cut.
    if (user.avatar_id !== photo) throw conflict('Фото уже другое. Откройте его заново');
    await showAvatar(trx, viewer, id);
  });
}

/** One's own picture of before; any square one will do, so that nothing has to be remembered. */
export async function restoreAvatar(db: Database, viewer: SignedIn, photo: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const [own] = await ownPictures(trx, viewer, [photo]);
    const square = await trx
      .selectFrom('files')
      .select('id')
      .where('id', '=', own ?? '')
      .whereRef('width', '=', 'height')
      .executeTakeFirst();
    if (!square) throw notFound('Этой фотографии уже нет. Загрузите её снова');
    await showAvatar(trx, viewer, square.id);
  });
}

export async function removeAvatar(db: Database, viewer: SignedIn): Promise<void> {
  await inTransaction(db, (trx) => showAvatar(trx, viewer, null));
}

/** It stands on the person's public cards, so their pages go stale with it. */
async function showAvatar(trx: Connection, viewer: SignedIn, id: string | null): Promise<void> {
  await changeUser(trx, viewer.id, { avatar_id: id });
  await markOwnerCardsChanged(trx, viewer.id);
}
