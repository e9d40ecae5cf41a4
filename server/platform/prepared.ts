import { sql } from 'kysely';
import type { PoolClient } from 'pg';

const mark = '/* prepared */';

/**
 * At the end of a statement: each connection reads and plans it once, which is most of the work of a
 * short one. Only for statements that all values have the same plan for; a search by words has not.
 * And only with columns by name: of all columns there are others once a migration has added one, and
 * every process that is still to be restarted would fail from then on.
 */
export const prepared = sql.raw(mark);

const names = new Map<string, string>();

/** The texts that are marked are few, as they are written in the code. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared_${names.size + 1}`;
  names.set(text, name);
  return name;
}

type AnyQuery = (statement: unknown, ...rest: unknown[]) => unknown;

/** Lets a connection know the marked statements again. */
export function prepareMarked(client: PoolClient): void {
  const query: AnyQuery = client.query.bind(client);
  const preparing: AnyQuery = (statement, ...rest) =>
    typeof statement === 'string' && statement.endsWith(mark)
      ? query({ name: nameOf(statement), text: statement, values: rest[0] })
      : query(statement, ...rest);
  Object.assign(client, { query: preparing });
}
