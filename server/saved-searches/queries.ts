import type { AttributeDefinition } from '#contract/attributes.ts';
import { searchQuerySchema } from '#contract/card-search.ts';
import type { CardKind } from '#contract/categories.ts';
import { placesAtMost } from '#contract/places.ts';
import {
  newCountedAtMost,
  type SavedQuery,
  type SavedSearch,
  searchesAtMost,
} from '#contract/saved-searches.ts';
import { type Conditions, conditionsOf, matching } from '#server/search/queries.ts';
import { getCategory, listDefinitions } from '#server/categories/queries.ts';
import { getCity, listPlaces } from '#server/places/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { AppError } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import type { StoredSearch } from './access.ts';
import { pathOf } from './rules.ts';

export async function listSearches(db: Connection, viewer: SignedIn): Promise<SavedSearch[]> {
  const searches = await db
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', viewer.id)
    .orderBy('id', 'desc')
    .limit(searchesAtMost)
    .execute();
  const described: SavedSearch[] = [];
  // One after the other: a list of twenty shall not hold all connections at once.
  for (const search of searches) described.push(await describeSearch(db, search));
  return described;
}

export async function describeSearch(db: Connection, search: StoredSearch): Promise<SavedSearch> {
  const { id, kind, query, name, words, telling, seen_at } = search;
  return {
    id,
    kind,
    query,
    name,
    words,
    path: pathOf(kind, query),
    telling,
    new_count: await countNew(db, search),
    seen_at: seen_at.toISOString(),
  };
}

/** Cards that came since the person looked; the newest of the listing, so read by its index. */
async function countNew(
  db: Connection,
  { kind, query, seen_at, user_id }: StoredSearch,
): Promise<number> {
  const conditions = await conditionsOfSaved(db, kind, query);
  if (!conditions) return 0;
  const { count } = await db
    .selectFrom(
      matching(db, conditions)
        .select('id')
        .where('published_at', '>', seen_at)
        .where('owner_id', '!=', user_id)
        .limit(newCountedAtMost)
        .as('fresh'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * A stored search asks for the same as the listing under its address. Null: it names something that
 * is there no more, and finds nothing.
 */
export async function conditionsOfSaved(
  db: Connection,
  kind: CardKind,
  query: SavedQuery,
): Promise<Conditions | null> {
  try {
    return await conditionsOf(db, kind, searchQuerySchema.parse(query));
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  }
}

/** What can be asked for at a place; an unknown city or category is 404. */
export async function surroundingsOf(
  db: Connection,
  kind: CardKind,
  { city, category }: { city?: string | undefined; category?: string | undefined },
) {
  const [place, found, places] = await Promise.all([
    city === undefined ? null : getCity(db, city),
    category === undefined ? null : getCategory(db, category),
    city === undefined ? [] : listPlaces(db, { city, limit: placesAtMost, hidden: 'yes' }),
  ]);
  // No category has the number 0: without one there are the questions common to all.
  const definitions: AttributeDefinition[] = await listDefinitions(db, found?.id ?? 0, kind);
  return {
    cityPrepositional: place?.prepositional ?? null,
    forms: found?.category.forms ?? null,
    places,
    definitions,
  };
}
