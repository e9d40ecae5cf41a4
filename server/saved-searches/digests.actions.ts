import { sql } from 'kysely';
import { notify } from '#server/notifications/notify.actions.ts';
import type { Config } from '#server/platform/config.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import { tilesOf } from '#server/cards/views.queries.ts';
import { stopPath, type StoredSearch } from './access.ts';
import { pathOf } from './rules.ts';
import { foundNote, newsLetter } from './digests.notifications.ts';

const atOnce = 100;
const cardsInLetter = 5;

interface TellDeps {
  db: Database;
  config: Pick<Config, 'secret'>;
}

/**
 * Writes the letters that are due, a batch after the search `after`; answers the last search, or
 * null when there are no more. Letter and marks commit together, so a card is told once.
 */
export async function tellDue({ db, config }: TellDeps, after: number, now: Date) {
  const due = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('tell_at', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute();
  for (const { id } of due) {
    await inTransaction(db, async (trx) => {
      const search = await takeDue(trx, id, now);
      if (search) await tell(trx, config, search, now);
    });
  }
  return due.at(-1)?.id ?? null;
}

/** Looked at again under the lock: another process may have told it, its person may have seen it. */
function takeDue(trx: Connection, id: number, now: Date): Promise<StoredSearch | undefined> {
  return trx
    .selectFrom('saved_searches')
    .selectAll()
    .where('id', '=', id)
    .where('tell_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function tell(
  trx: Connection,
  config: Pick<Config, 'secret'>,
  search: StoredSearch,
  now: Date,
): Promise<void> {
  const cards = await takeCards(trx, search, now);
  if (cards.length > 0) await notify(trx, foundNote(search, cards.length));
  const address = cards.length > 0 ? await addressOf(trx, search) : undefined;
  await trx
    .updateTable('saved_searches')
    .set({ tell_at: null, ...(address && { told_at: now }) })
    .where('id', '=', search.id)
    .execute();
  if (!address) return;
  const { id, kind, query, user_id: userId } = search;
  const letter = newsLetter({
    kind,
    name: search.name ?? search.words,
    count: cards.length,
    cards: await tilesOf(trx, null, cards.slice(0, cardsInLetter)),
    path: pathOf(kind, query),
    stopPath: stopPath(config, id),
  });
  await queueMail(trx, { address, userId }, letter);
}

/** Marks what was found as told; answers what of it people can still see, the newest first. */
async function takeCards(trx: Connection, { id }: StoredSearch, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with told as (
      update saved_search_cards set told_at = ${now}
      where search_id = ${id} and told_at is null
      returning card_id
    )
    select cards.id from told join cards on cards.id = told.card_id
    where cards.state = 'published' and cards.deleted_at is null
    order by cards.published_at desc, cards.id desc`.execute(trx);
  return rows.map((row) => row.id);
}

/** Only a confirmed one, and of somebody who is here. */
async function addressOf(trx: Connection, search: StoredSearch): Promise<string | undefined> {
  const user = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', search.user_id)
    .where('email_verified_at', 'is not', null)
    .where('blocked_at', 'is', null)
    .where('deletion_asked_at', 'is', null)
    .executeTakeFirst();
  return user?.email ?? undefined;
}
