import { sql } from 'kysely';
import type { CardKind } from '#contract/categories.ts';
import type { SavedQuery } from '#contract/saved-searches.ts';
import { matching } from '#server/search/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { conditionsOfSaved } from './queries.ts';
import { isArea } from './rules.ts';

interface MatchedCard {
  id: number;
  kind: CardKind;
  owner_id: number;
  city_id: number | null;
  category_id: number;
  codes: string[];
}

/** Undefined: people see it no more. */
export async function cardToMatch(db: Connection, id: number): Promise<MatchedCard | undefined> {
  return db
    .selectFrom('cards')
    .select(['id', 'kind', 'owner_id', 'city_id', 'category_id', 'codes'])
    .where('id', '=', id)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A key of searches, for which a card may come to be what is asked without being new. */
export type Gain = 'passport';

interface Candidate {
  query: SavedQuery;
  /** Everybody who has saved this search. */
  ids: number[];
}

/**
 * Searches that may fit by kind, place, category and one of their choices, of people whom a letter
 * can reach. Many people save the same search: it is asked once.
 */
export async function candidatesOf(
  db: Connection,
  card: MatchedCard,
  gained?: Gain,
): Promise<Candidate[]> {
  return db
    .selectFrom('saved_searches as search')
    .innerJoin('users', 'users.id', 'search.user_id')
    .select(['search.query', sql<number[]>`array_agg(search.id)`.as('ids')])
    .where('search.telling', '!=', 'off')
    .where('search.kind', '=', card.kind)
    .where(sql<boolean>`coalesce(search.city_id, 0) = any(${[0, card.city_id ?? 0]}::int[])`)
    .where(sql<boolean>`coalesce(search.category_id, 0) = any(${[0, card.category_id]}::int[])`)
    .where(sql<boolean>`(search.needed = '{}' or search.needed && ${card.codes}::bigint[])`)
    .where('search.user_id', '!=', card.owner_id)
    .where('users.email_verified_at', 'is not', null)
    .where('users.blocked_at', 'is', null)
    .where('users.deletion_asked_at', 'is', null)
    .$if(gained !== undefined, (asking) => asking.where(sql`search.query`, '?', gained ?? ''))
    .groupBy('search.query')
    .execute();
}

/** Asked of the search itself, for this one card. */
export async function matchesCard(
  db: Connection,
  { id, kind }: MatchedCard,
  { query }: Candidate,
): Promise<boolean> {
  if (isArea(query)) return true;
  const conditions = await conditionsOfSaved(db, kind, query);
  if (!conditions) return false;
  const found = await matching(db, conditions).select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
