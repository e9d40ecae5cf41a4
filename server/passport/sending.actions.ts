import type { PassportPart } from '#contract/passport.ts';
import { passportParts } from '#contract/passport.ts';
import { giveConsents, withdrawConsents } from '#server/consents/actions.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { conflict, invalid } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import { remakePicture } from '#server/platform/pictures.ts';
import type { Client } from '#server/platform/route.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';
import { checkMaySend } from './access.ts';
import { markPassport } from './mark.actions.ts';
import { newScanId, storedScan } from './rules.ts';
import { disownScans, removeDisowned } from './purge.actions.ts';

const hour = 60 * 60;

interface NewScan {
  part: PassportPart;
  bytes: Uint8Array;
  client: Client;
}

/**
 * Keeps a picture until it is sent, in place of the one before. The row comes first: whatever
 * becomes of the bytes, the purge finds them by it.
 */
export async function addScan(
  deps: Deps,
  viewer: SignedIn,
  { part, bytes, client }: NewScan,
): Promise<void> {
  const { db, vault } = deps;
  await countAttempt(db, { key: `passport-scans:${viewer.id}`, most: 30, seconds: hour });
  await checkMaySend(db, viewer);
  const picture = await remakePicture(viewer.id, bytes);
  const id = newScanId();
  const sealed = vault.seal(storedScan(id), picture);
  await inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    await checkMaySend(trx, viewer);
    await giveConsents(trx, viewer.id, ['passport'], client);
    await disownScans(trx, (scan) =>
      scan.and([
        scan('user_id', '=', viewer.id),
        scan('check_id', 'is', null),
        scan('part', '=', part),
      ]),
    );
    await trx
      .insertInto('passport_scans')
      .values({ id, user_id: viewer.id, part, sealed_key: sealed.key })
      .execute();
  });
  await vault.write(storedScan(id), sealed);
  await removeDisowned(deps);
}

/** From now on it waits to be looked at; one person sends one at a time. */
export async function sendPassport(db: Database, viewer: SignedIn): Promise<void> {
  await countAttempt(db, { key: `passport:${viewer.id}`, most: 10, seconds: 24 * hour });
  await inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    await checkMaySend(trx, viewer);
    await checkComplete(trx, viewer);
    const check = await trx
      .insertInto('passport_checks')
      .values({ user_id: viewer.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('passport_scans')
      .set({ check_id: check.id })
      .where('user_id', '=', viewer.id)
      .where('check_id', 'is', null)
      .execute();
  });
}

const missing: Record<PassportPart, string> = {
  page: 'Добавьте снимок страницы с фотографией',
  selfie: 'Добавьте снимок, на котором вы держите паспорт',
};

async function checkComplete(trx: Connection, { id }: SignedIn): Promise<void> {
  const [person, scans] = await Promise.all([
    trx.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst(),
    trx
      .selectFrom('passport_scans')
      .select('part')
      .where('user_id', '=', id)
      .where('check_id', 'is', null)
      .execute(),
  ]);
  if (!person?.name) throw conflict('Сначала напишите в профиле, как вас зовут');
  const lacking = passportParts.filter((part) => !scans.some((scan) => scan.part === part));
  if (lacking.length === 0) return;
  throw invalid(Object.fromEntries(lacking.map((part) => [part, [missing[part]]])));
}

/** The consent ends, and with it all that was there by it: pictures, a waiting check, the mark. */
export async function removePassport(deps: Deps, viewer: SignedIn): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await lockUser(trx, viewer);
    await withdrawConsents(trx, viewer.id, 'passport');
    await trx.deleteFrom('passport_checks').where('user_id', '=', viewer.id).execute();
    await disownScans(trx, (scan) => scan('user_id', '=', viewer.id));
    await markPassport(trx, viewer.id, null);
  });
  await removeDisowned(deps);
}
