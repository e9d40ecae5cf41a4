import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';

/**
 * Those that were never seeded before; from now on they were. So each is seeded once in the life of
 * a database, and neither an edit nor a removal is undone by the next start.
 */
export async function takeUnseeded<Item extends { key: string }>(
  db: Connection,
  kind: string,
  items: Item[],
): Promise<Item[]> {
  if (items.length === 0) return [];
  const names = new Map(items.map((item) => [`${kind}:${item.key}`, item]));
  const { rows } = await sql<{ name: string }>`
    insert into laid_content (name)
    select name from unnest(${[...names.keys()]}::text[]) as name
    on conflict do nothing
    returning name`.execute(db);
  const taken = new Set(rows.map(({ name }) => name));
  return [...names].flatMap(([name, item]) => (taken.has(name) ? [item] : []));
}
