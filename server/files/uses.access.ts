import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

/**
 * What a room says of the files that its tables name. Rooms know files and files know no room: the
 * list of them is `server/file-uses.ts`.
 */
export interface FileUse {
  /** Where the ids stand, as `table.column`; a test finds one that nobody has declared. */
  columns: readonly string[];
  /** True for a row of `files` that is in use; the others are thrown away after a day. */
  isUsed: RawBuilder<boolean>;
  /** True for a picture of the site that is for everybody now; until then the staff alone see it. */
  isShown?: RawBuilder<boolean>;
  /** Who may download a document of somebody else; pictures of people are for whoever knows their address. */
  mayRead?: (db: Connection, viewer: SignedIn, id: string) => Promise<boolean>;
}

export const isUsedBy = (uses: readonly FileUse[]) => anyOf(uses.map(({ isUsed }) => isUsed));

export const isShownBy = (uses: readonly FileUse[]) =>
  anyOf(uses.flatMap(({ isShown }) => isShown ?? []));

const anyOf = (conditions: RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql`(${sql.join([sql`false`, ...conditions], sql` or `)})`;

/** Columns that refer to files and that no room has declared. */
export async function undeclaredColumns(
  db: Connection,
  uses: readonly FileUse[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%s.%s', c.conrelid::regclass, a.attname) as name
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'files'::regclass
    order by 1`.execute(db);
  const declared = new Set(uses.flatMap(({ columns }) => columns));
  return rows.map(({ name }) => name).filter((name) => !declared.has(name));
}
