import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { invalid } from '#server/platform/errors.ts';

/** Whose address it is; null: of one that is not there yet. */
type AreaOwner = { city_id: number } | { category_id: number };

/**
 * Cities and categories share the first word of a path, former ones included. One of the staff at a
 * time, so that two cannot take the same.
 */
export async function checkSlugIsFree(
  trx: Connection,
  slug: string,
  owner: AreaOwner | null,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('area slugs', 0))`.execute(trx);
  const { rows } = await sql<{ city_id: number | null; category_id: number | null }>`
    select id as city_id, null::integer as category_id from cities where slug = ${slug}
    union all select null, id from categories where slug = ${slug}
    union all select city_id, category_id from former_area_slugs where slug = ${slug}`.execute(trx);
  const other = rows.find((row) => !isOf(row, owner));
  if (!other) return;
  const whose = other.city_id === null ? 'категории' : 'города';
  throw invalid({ slug: [`Этот адрес занят: он ведёт или вёл на страницу ${whose}`] });
}

/** From now on the address before leads on, and the new one is former no more. */
export async function keepFormerSlug(
  trx: Connection,
  owner: AreaOwner,
  { before, slug }: { before: string; slug: string },
): Promise<void> {
  if (before === slug) return;
  await trx.deleteFrom('former_area_slugs').where('slug', '=', slug).execute();
  await trx
    .insertInto('former_area_slugs')
    .values({ slug: before, ...owner })
    .execute();
}

function isOf(
  row: { city_id: number | null; category_id: number | null },
  owner: AreaOwner | null,
): boolean {
  if (!owner) return false;
  return 'city_id' in owner ? row.city_id === owner.city_id : row.category_id === owner.category_id;
}
