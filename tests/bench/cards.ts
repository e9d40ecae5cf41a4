import { sql } from 'kysely';
import { bringIndexesBack, setIndexesAside } from '#db/demo/bulk/indexes.ts';
import { loadMany } from '#db/demo/bulk/load.ts';
import { inSession } from '#db/demo/bulk/session.ts';
import type { Database } from '#server/platform/database.ts';

/** More different cards than this are not made: the rest repeat them on other days. */
const differentAtMost = 5000;
const seed = 20_261_121;
/** Sessions that copy at the same time; most of the work is taking texts apart. */
const lanes = 2;
const cardsAtOnce = 20_000;

/** Fills or grows the database to so many published cards, and leaves it as a quiet night would. */
export async function growTo(
  db: Database,
  count: number,
  different = Math.min(count, differentAtMost),
): Promise<void> {
  if ((await countCards(db)) === 0) {
    await loadMany(db, { count: different, seed, now: new Date(), log: () => undefined });
  }
  const have = await countCards(db);
  if (count > have) await repeatCards(db, { have, count, different });
  await inSession(db, async (connection) => {
    await sql`vacuum analyze cards`.execute(connection);
    await sql`vacuum analyze consents`.execute(connection);
    await sql`checkpoint`.execute(connection);
  });
}

async function countCards(db: Database): Promise<number> {
  const { fn } = db;
  const row = await db
    .selectFrom('cards')
    .select(fn.countAll<number>().as('all'))
    .executeTakeFirst();
  return row?.all ?? 0;
}

interface Growth {
  have: number;
  count: number;
  different: number;
}

/** Rounds of copies, up to two months older than their originals. */
async function repeatCards(db: Database, { have, count, different }: Growth): Promise<void> {
  await inSession(db, setIndexesAside);
  let done = have;
  const copyOn = async (connection: Database) => {
    while (done < count) {
      const first = done;
      done = Math.min(first + cardsAtOnce, count);
      await copyCards(connection, { first, count: done - first, different });
    }
  };
  await Promise.all(Array.from({ length: lanes }, () => inSession(db, copyOn)));
  await inSession(db, bringIndexesBack);
}

interface Batch {
  first: number;
  count: number;
  different: number;
}

/** The code at the end of a slug begins with a digit that no other code has. */
async function copyCards(db: Database, { first, count, different }: Batch): Promise<void> {
  await sql`
    insert into cards (kind, owner_id, category_id, slug, state, draft, content, city_id,
      pay_from_kopecks, pay_to_kopecks, pay_unit, pay_hours, terms, numbers, heading, keywords,
      first_published_at, published_at)
    select kind, owner_id, category_id,
      'copy-0' || lpad(to_hex(${first}::bigint + row_number() over ()), 5, '0'),
      state, draft, content, city_id, pay_from_kopecks, pay_to_kopecks, pay_unit, pay_hours, terms,
      numbers, heading, keywords, first_published_at, published_at - random() * interval '60 days'
    from (select * from cards order by id limit ${different}) as original,
      generate_series(1, ${Math.ceil(count / different)})
    limit ${count}`.execute(db);
}
