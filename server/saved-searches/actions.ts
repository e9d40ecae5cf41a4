import { lockUser } from '#server/users/access.ts';
import { sql } from 'kysely';
import { searchQuerySchema } from '#contract/card-search.ts';
import {
  type SavedSearch,
  type savedSearchCalls,
  searchesAtMost,
} from '#contract/saved-searches.ts';
import { conditionsOf } from '#server/search/queries.ts';
import type { Config } from '#server/platform/config.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import type { z } from 'zod';
import { ownSearch, searchOfLetter, type StoredSearch } from './access.ts';
import { dueAt } from './digests.rules.ts';
import { describeSearch, surroundingsOf } from './queries.ts';
import { keptOf } from './rules.ts';
import { wordsOf } from './words.rules.ts';

type NewSearch = z.output<typeof savedSearchCalls.add.body>;
type Change = z.output<typeof savedSearchCalls.change.body>;

/** The same search twice is one. */
export async function saveSearch(
  db: Database,
  viewer: SignedIn,
  body: NewSearch,
): Promise<SavedSearch> {
  const { kind } = body;
  const surroundings = await surroundingsOf(db, kind, body.query);
  const query = keptOf(body.query, { ...surroundings, kind });
  // Also checks the numbers in it.
  const conditions = await conditionsOf(db, kind, searchQuerySchema.parse(body.query));
  const search = {
    user_id: viewer.id,
    kind,
    query: JSON.stringify(query),
    words: wordsOf({ ...surroundings, kind, query }),
    name: body.name || null,
    telling: body.telling ?? ('daily' as const),
    city_id: conditions.cityId,
    category_id: conditions.categoryId,
    needed: sql<number[]>`term_codes(${neededOf(conditions.filters)})`,
    seen_at: earlier(body.seen_at, new Date()),
  };
  const stored = await inTransaction(db, async (trx) => {
    // One after the other, so that two tabs together do not go over the limit.
    await lockUser(trx, viewer);
    const saved = await savedBefore(trx, viewer, search);
    if (saved) return saved;
    await checkCount(trx, viewer);
    return trx.insertInto('saved_searches').values(search).returningAll().executeTakeFirstOrThrow();
  });
  return describeSearch(db, stored);
}

/** A card has one of these at least: the choice that leaves the fewest cards. */
function neededOf(filters: { by: string; terms?: string[] }[]): string[] {
  const choices = filters.flatMap(({ by, terms }) => (by === 'terms' && terms ? [terms] : []));
  return choices.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function earlier(seen: string | undefined, now: Date): Date {
  const date = seen === undefined ? now : new Date(seen);
  return date < now ? date : now;
}

function savedBefore(
  trx: Connection,
  viewer: SignedIn,
  { kind, query }: Pick<StoredSearch, 'kind'> & { query: string },
) {
  return trx
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', viewer.id)
    .where('kind', '=', kind)
    .where(sql<boolean>`md5(query::text) = md5(${query}::jsonb::text)`)
    .executeTakeFirst();
}

async function checkCount(trx: Connection, viewer: SignedIn): Promise<void> {
  const { count } = await trx
    .selectFrom('saved_searches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  if (count < searchesAtMost) return;
  throw conflict(`Сохранено уже ${searchesAtMost} поисков. Сначала уберите ненужный`);
}

export async function changeSearch(
  db: Database,
  viewer: SignedIn,
  id: string,
  change: Change,
): Promise<SavedSearch> {
  const stored = await inTransaction(db, async (trx) => {
    const before = await ownSearch(trx, viewer, id);
    const now = new Date();
    // What was seen, and what nobody wants to be told of, is told.
    if (change.seen || change.telling === 'off') await settleFinds(trx, before, now);
    const telling = change.telling ?? before.telling;
    const waits = await hasUntold(trx, before);
    return trx
      .updateTable('saved_searches')
      .set({
        telling,
        ...(change.name !== undefined && { name: change.name || null }),
        ...(change.seen && { seen_at: now }),
        tell_at: waits ? dueAt({ ...before, telling }, now) : null,
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return describeSearch(db, stored);
}

async function hasUntold(trx: Connection, { id }: StoredSearch): Promise<boolean> {
  const untold = await trx
    .selectFrom('saved_search_cards')
    .select('card_id')
    .where('search_id', '=', id)
    .where('told_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return untold !== undefined;
}

async function settleFinds(trx: Connection, { id }: StoredSearch, told_at: Date): Promise<void> {
  await trx
    .updateTable('saved_search_cards')
    .set({ told_at })
    .where('search_id', '=', id)
    .where('told_at', 'is', null)
    .execute();
}

export async function removeSearch(db: Database, viewer: SignedIn, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const search = await ownSearch(trx, viewer, id);
    await trx.deleteFrom('saved_searches').where('id', '=', search.id).execute();
  });
}

/** By whoever has the letter; doing it twice is doing it once. */
export async function stopLetters(
  db: Database,
  config: Pick<Config, 'secret'>,
  link: { id: string; key: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const search = await searchOfLetter(trx, config, link);
    await trx
      .updateTable('saved_searches')
      .set({ telling: 'off', tell_at: null })
      .where('id', '=', search.id)
      .execute();
    await settleFinds(trx, search, new Date());
  });
}
