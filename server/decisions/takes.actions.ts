import { sql } from 'kysely';
import type { Taken } from '#contract/queues.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import type { DecisionQueue } from './access.ts';
import { lockJudged } from './rows.queries.ts';
import { isHeld, takesOf } from './takes.queries.ts';

/**
 * Says to the others that somebody is at it. Nobody is kept from deciding by that: whoever has left
 * for lunch must not hold up what is urgent. Taken again, it is held for longer.
 */
export async function takeItem<Subject, Locked>(
  db: Database,
  queue: DecisionQueue<Subject, Locked>,
  viewer: SignedIn,
  id: number,
): Promise<Taken> {
  return inTransaction(db, async (trx) => {
    const { judged, subject } = await lockJudged(trx, queue, id);
    await queue.checkNotOwn(trx, viewer, subject);
    if (judged.decided_at) throw conflict('Решение уже принято', 'wrong_state');
    await trx
      .insertInto('queue_takes')
      .values({ queue: queue.name, item_id: id, taken_by: viewer.id })
      .onConflict((known) =>
        known
          .columns(['queue', 'item_id'])
          .doUpdateSet({ taken_by: viewer.id, taken_at: sql<Date>`now()` })
          .where((row) => row.or([row('queue_takes.taken_by', '=', viewer.id), row.not(isHeld)])),
      )
      .execute();
    const taken = (await takesOf(trx, queue, viewer, [id])).get(id);
    if (!taken?.is_own) {
      const name = taken?.by.name ?? 'другой сотрудник';
      throw conflict(`Этим уже занимается ${name}`, 'wrong_state');
    }
    return taken;
  });
}

/** What is not one's own stays; there is nothing to tell of it. */
export async function giveBackItem(
  db: Database,
  queue: Pick<DecisionQueue, 'name'>,
  viewer: SignedIn,
  id: number,
): Promise<void> {
  await db
    .deleteFrom('queue_takes')
    .where('queue', '=', queue.name)
    .where('item_id', '=', id)
    .where('taken_by', '=', viewer.id)
    .execute();
}

/** It is decided: nobody is at it any more. What was left long ago goes along. */
export async function freeItem(
  trx: Connection,
  queue: Pick<DecisionQueue, 'name'>,
  id: number,
): Promise<void> {
  await trx
    .deleteFrom('queue_takes')
    .where((row) =>
      row.or([
        row.and([row('queue', '=', queue.name), row('item_id', '=', id)]),
        row('taken_at', '<', sql<Date>`now() - interval '1 day'`),
      ]),
    )
    .execute();
}
