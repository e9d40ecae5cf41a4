import type { Selectable } from 'kysely';
import type { Config } from '#server/platform/config.ts';
import { isSame, sign } from '#server/platform/crypto.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { SavedSearches } from '#server/platform/tables.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

export type StoredSearch = Selectable<SavedSearches>;

const missing = 'Такого поиска нет';

/** Under a lock; somebody else's is as good as missing. */
export async function ownSearch(
  trx: Connection,
  viewer: SignedIn,
  id: string,
): Promise<StoredSearch> {
  const search = await trx
    .selectFrom('saved_searches')
    .selectAll()
    .where('id', '=', Number(id))
    .where('user_id', '=', viewer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!search) throw notFound(missing);
  return search;
}

/** What a letter carries; a link with a wrong key leads to nothing. */
export async function searchOfLetter(
  db: Connection,
  { secret }: Pick<Config, 'secret'>,
  { id, key }: { id: string; key: string },
): Promise<StoredSearch> {
  const isOurs = isSame(Buffer.from(letterKey({ secret }, Number(id))), Buffer.from(key));
  const search =
    isOurs &&
    (await db
      .selectFrom('saved_searches')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirst());
  if (!search) throw notFound(missing);
  return search;
}

/** The page that asks whether letters about a search shall stop. */
export function stopPath(config: Pick<Config, 'secret'>, id: number): string {
  return `/searches/stop?id=${id}&key=${letterKey(config, id)}`;
}

const letterKey = ({ secret }: Pick<Config, 'secret'>, id: number) =>
  sign(secret, `search-letters:${id}`).toString('base64url');
