import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';

/**
 * Those that were never laid before; from now on they were. So each is laid once in the life of a
 * database, and neither an edit nor a removal is undone by the next start.
 */
export async function fresh<Item extends { key: string }>(
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
  const laid = new Set(rows.map(({ name }) => name));
  return [...names].flatMap(([name, item]) => (laid.has(name) ? [item] : []));
}
