import { sql } from 'kysely';
import type { CardTile } from '#contract/cards.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { tilesOf } from './queries.ts';

/** Published cards by the codes at the end of their slugs, which never change. */
export async function cardsBySlug(
  db: Connection,
  viewer: Viewer,
  slugs: string[],
): Promise<CardTile[]> {
  const codes = [...new Set(slugs.map((slug) => slug.slice(-6)))];
  const code = sql<string>`right(slug, 6)`;
  const rows = await db
    .selectFrom('cards')
    .select(['id', code.as('code')])
    .where(code, 'in', codes)
    .execute();
  const ids = new Map(rows.map((row) => [row.code, row.id]));
  return tilesOf(
    db,
    viewer,
    codes.flatMap((one) => ids.get(one) ?? []),
  );
}
