import { sql } from 'kysely';
import { responseLimits } from '#contract/responses.ts';
import { inTransaction, type Database } from '#server/platform/database.ts';
import { writeStep } from './channel.actions.ts';
import { publishChange, tellState } from './notes.actions.ts';
import { daysAfter } from './rules.ts';

const atOnce = 200;

/**
 * Ends what nobody has looked at for a month, and what belongs to a card that is over; answers how
 * many there were. What somebody else holds is left for the next time.
 */
export async function expireResponses(db: Database, now: Date): Promise<number> {
  const before = daysAfter(now, -responseLimits.unseenDays);
  return inTransaction(db, async (trx) => {
    const rows = await trx
      .selectFrom('responses')
      .selectAll()
      .where('status', 'in', ['sent', 'viewed', 'invited'])
      .where((row) =>
        row.or([
          row.and([row('seen_at', 'is', null), row('created_at', '<', before)]),
          row.exists(
            row
              .selectFrom('cards')
              .select('cards.id')
              .where(
                sql<boolean>`cards.id in (responses.vacancy_id, responses.resume_id)
                  and (cards.state = 'closed' or cards.deleted_at is not null)`,
              ),
          ),
        ]),
      )
      .orderBy('id')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, began } of rows) {
      const expired = await trx
        .updateTable('responses')
        .set({ status: 'expired', changed_at: now, [`${began}_unread`]: true })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await writeStep(trx, expired);
      await tellState(trx, expired, began);
      await publishChange(trx, expired);
    }
    return rows.length;
  });
}
