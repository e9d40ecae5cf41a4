import { type RawBuilder, sql } from 'kysely';
import { inTransaction, type Database } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { documentName, storedName, storedNames } from './rules.ts';

const atOnce = 1000;

/** The others are on their way out already. */
const isKept = sql<boolean>`(files.owner_id is not null or files.of_site)`;

/** Remembers since when nothing shows a picture, a part of the table at a time. */
export async function markUnused(db: Database, isUsed: RawBuilder<boolean>): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    after = await markNext(db, isUsed, after);
  }
}

async function markNext(
  db: Database,
  isUsed: RawBuilder<boolean>,
  after: string,
): Promise<string | undefined> {
  const batch = db
    .selectFrom('files')
    .select('id')
    .where('id', '>', after)
    .where(isKept)
    .orderBy('id')
    .limit(atOnce);
  const ids = (await batch.execute()).map(({ id }) => id);
  if (ids.length === 0) return undefined;
  await db
    .updateTable('files')
    .set({ unused_since: sql`case when ${isUsed} then null else now() end` })
    .where('id', 'in', ids)
    .where(sql<boolean>`(unused_since is null) <> ${isUsed}`)
    .execute();
  return ids.at(-1);
}

/**
 * Takes pictures that nothing has shown for a day from their owners, and from the site. Locked first and looked at
 * again after it: one that a draft is just taking up stays.
 */
export async function disownUnused(
  db: Database,
  isUsed: RawBuilder<boolean>,
  before: Date,
): Promise<void> {
  const isDone = await inTransaction(db, async (trx) => {
    const locked = await trx
      .selectFrom('files')
      .select('id')
      .where('unused_since', '<', before)
      .where(isKept)
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    if (locked.length === 0) return true;
    const ids = locked.map(({ id }) => id);
    await trx
      .updateTable('files')
      .set({
        owner_id: sql`case when ${isUsed} then owner_id end`,
        of_site: sql`of_site and ${isUsed}`,
        unused_since: sql`case when ${isUsed} then null else unused_since end`,
      })
      .where('id', 'in', ids)
      .execute();
    return false;
  });
  if (!isDone) await disownUnused(db, isUsed, before);
}

/** The row goes last: a crash in between leaves nothing that a later run would not find. */
export async function removeDisowned({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  const files = await db
    .selectFrom('files')
    .select('id')
    .where('owner_id', 'is', null)
    .where('of_site', '=', false)
    .limit(atOnce)
    .execute();
  for (const { id } of files) {
    for (const name of [...storedNames(id), storedName(id, documentName)])
      await storage.remove(name);
    await db
      .deleteFrom('files')
      .where('id', '=', id)
      .where('owner_id', 'is', null)
      .where('of_site', '=', false)
      .execute();
  }
  if (files.length === atOnce) await removeDisowned({ db, storage });
}
