import { sql } from 'kysely';
import { bringIndexesBack, setIndexesAside } from '#db/demo/bulk/indexes.ts';
import { loadMany } from '#db/demo/bulk/load.ts';
import type { Database } from '#server/platform/database.ts';

/** More different cards than this are not made: the rest repeat them on other days. */
const differentAtMost = 5000;
const seed = 20_261_121;

/** Fills the database with so many published cards, and leaves it as a quiet night would. */
export async function addCards(
  db: Database,
  count: number,
  different = Math.min(count, differentAtMost),
): Promise<void> {
  await loadMany(db, { count: different, seed, now: new Date(), log: () => undefined });
  if (count > different) await repeatCards(db, count - different, different);
  await withoutTimeLimit(db, 'vacuum analyze cards');
  await withoutTimeLimit(db, 'vacuum analyze consents');
}

/** Rounds of copies, a few hours to two months older than their originals. */
async function repeatCards(db: Database, count: number, different: number): Promise<void> {
  await setIndexesAside(db);
  // The code at the end of a slug begins with a digit that no other code has.
  await withoutTimeLimit(
    db,
    `insert into cards (kind, owner_id, category_id, slug, state, draft, content, city_id,
       pay_from_kopecks, pay_to_kopecks, pay_unit, terms, numbers, heading, keywords,
       first_published_at, published_at)
     select kind, owner_id, category_id,
       'copy-0' || lpad(to_hex(row_number() over ()), 5, '0'),
       state, draft, content, city_id, pay_from_kopecks, pay_to_kopecks, pay_unit, terms, numbers,
       heading, keywords, first_published_at, published_at - random() * interval '60 days'
     from cards, generate_series(1, ${Math.ceil(count / different)}) limit ${count}`,
  );
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await bringIndexesBack(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

async function withoutTimeLimit(db: Database, statement: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql.raw(statement).execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
