import { sql } from 'kysely';
import { feedbackWaitDays } from '#contract/feedback.ts';
import { markOwnerCardsChanged } from '#server/cards/actions.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { lockAnyUser } from '#server/users/access.ts';
import { shownWords } from './notifications.ts';

/** Shows what both sides have written about a hire, or what has waited long enough. */
export async function showFeedback(trx: Connection, responseId: number): Promise<void> {
  const shown = await trx
    .updateTable('feedback')
    .set({ shown_at: sql<Date>`now()` })
    .where('response_id', '=', responseId)
    .where('shown_at', 'is', null)
    .where('approved_at', 'is not', null)
    .where((row) =>
      row.or([
        row('created_at', '<=', sql<Date>`now() - make_interval(days => ${feedbackWaitDays})`),
        row.exists(
          row
            .selectFrom('feedback as other')
            .select('other.id')
            .whereRef('other.response_id', '=', 'feedback.response_id')
            .whereRef('other.author_id', '<>', 'feedback.author_id'),
        ),
      ]),
    )
    .returning('about_id')
    .execute();
  for (const { about_id } of shown) {
    await markOwnerCardsChanged(trx, about_id);
    await notify(trx, {
      user_id: about_id,
      ...shownWords,
      heldBackBy: null,
    });
  }
}

/** Every hour: what nobody has answered for two weeks. */
export async function showWaiting(db: Database): Promise<void> {
  const waiting = await db
    .selectFrom('feedback')
    .select(['response_id', 'about_id'])
    .where('shown_at', 'is', null)
    .where('approved_at', 'is not', null)
    .where('created_at', '<=', sql<Date>`now() - make_interval(days => ${feedbackWaitDays})`)
    .limit(1000)
    .execute();
  for (const { response_id, about_id } of waiting) {
    await inTransaction(db, async (trx) => {
      await lockAnyUser(trx, about_id);
      await showFeedback(trx, response_id);
    });
  }
}
