import { sql } from 'kysely';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { dueAt } from './digests.rules.ts';
import { candidatesOf, cardToMatch, type Gain, matchesCard } from './matching.queries.ts';

/** So many different searches are asked before what they found is written down. */
const askedAtOnce = 100;

/**
 * Writes down which saved searches a card has come to, and when their people are to be told. A run
 * that breaks off is done again from the beginning: what is written down already stays once. `gained`:
 * the card is not new, and has come only to searches that ask for this.
 */
export async function matchCard(
  db: Database,
  cardId: number,
  now: Date,
  gained?: Gain,
): Promise<void> {
  const card = await cardToMatch(db, cardId);
  if (!card) return;
  const candidates = await candidatesOf(db, card, gained);
  for (let at = 0; at < candidates.length; at += askedAtOnce) {
    const ids: number[] = [];
    for (const candidate of candidates.slice(at, at + askedAtOnce)) {
      if (await matchesCard(db, card, candidate)) ids.push(...candidate.ids);
    }
    if (ids.length > 0) await inTransaction(db, (trx) => keepFinds(trx, cardId, ids, now));
  }
}

async function keepFinds(
  trx: Connection,
  card_id: number,
  ids: number[],
  found_at: Date,
): Promise<void> {
  // In one order, so that two cards at a time make no deadlock. A search that
  // was removed or switched off meanwhile is left out.
  const searches = await trx
    .selectFrom('saved_searches')
    .select(['id', 'telling', 'tell_at', 'told_at'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('telling', '!=', 'off')
    .orderBy('id')
    .forUpdate()
    .execute();
  const { rows } = await sql<{ search_id: number }>`
    insert into saved_search_cards (search_id, card_id, found_at)
    select id, ${card_id}, ${found_at} from unnest(${searches.map(({ id }) => id)}::bigint[]) as id
    on conflict do nothing
    returning search_id`.execute(trx);
  const found = new Set(rows.map(({ search_id }) => search_id));
  const waiting = searches.filter(({ id, tell_at }) => found.has(id) && tell_at === null);
  const dues = waiting.map((search) => dueAt(search, found_at)?.toISOString() ?? null);
  await sql`
    update saved_searches set tell_at = due.at
    from unnest(${waiting.map(({ id }) => id)}::bigint[], ${dues}::timestamptz[]) as due (id, at)
    where saved_searches.id = due.id`.execute(trx);
}

/** Cards of so long ago nobody is told of again: the marks may go, a batch at a time. */
export async function purgeFinds(db: Database, before: Date): Promise<number> {
  const { rows } = await sql`
    delete from saved_search_cards where ctid = any(array(
      select ctid from saved_search_cards where found_at < ${before} limit 10000
    )) returning 1`.execute(db);
  return rows.length;
}
