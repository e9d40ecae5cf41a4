import type { z } from 'zod';
import type { feedbackCalls, WrittenFeedback } from '#contract/feedback.ts';
import { markOwnerCardsChanged } from '#server/cards/actions.ts';
import { undecided } from '#server/decisions/rows.queries.ts';
import { leadsElsewhere } from '#server/text-checks/queries.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { conflict, invalid } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockAnyUser, lockUser } from '#server/users/access.ts';
import { hireOf, receivedFeedback } from './access.ts';
import { describeOne } from './queries.ts';
import { showFeedback } from './showing.actions.ts';

const day = 24 * 60 * 60;

type Written = z.output<typeof feedbackCalls.add.body>;

/** Once for each side of a hire; staff read it before anybody else does. */
export async function addFeedback(
  db: Database,
  viewer: SignedIn,
  responseId: number,
  written: Written,
): Promise<WrittenFeedback> {
  checkWords('text', written.text);
  await countAttempt(db, { key: `feedback:${viewer.id}`, most: 30, seconds: day });
  return inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    const hire = await hireOf(trx, viewer, responseId);
    const added = await trx
      .insertInto('feedback')
      .values({ response_id: responseId, author_id: viewer.id, ...hire, ...written })
      // What staff have refused may be written anew.
      .onConflict((row) =>
        row
          .columns(['response_id', 'author_id'])
          .doUpdateSet({ ...written, ...undecided, reason: '', applied_at: null })
          .where('feedback.decision', '=', 'reject')
          .where('feedback.applied_at', 'is not', null),
      )
      .returning('id')
      .executeTakeFirst();
    if (!added) throw conflict('Вы уже написали об этой работе');
    // What the other side wrote before has waited for this.
    await showFeedback(trx, responseId);
    return describeOne(trx, added.id);
  });
}

export async function replyToFeedback(
  db: Database,
  viewer: SignedIn,
  id: number,
  reply: string,
): Promise<void> {
  checkWords('reply', reply);
  await inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    await receivedFeedback(trx, viewer, id);
    await trx.updateTable('feedback').set({ reply }).where('id', '=', id).execute();
    await markOwnerCardsChanged(trx, viewer.id);
  });
}

/** It stays until staff have looked again; once. */
export async function disputeFeedback(
  db: Database,
  viewer: SignedIn,
  id: number,
  complaint: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    const feedback = await receivedFeedback(trx, viewer, id);
    if (feedback.complaint) throw conflict('Мы уже смотрели этот отзыв по вашей просьбе');
    await trx
      .updateTable('feedback')
      .set({ ...undecided, complaint, reason: '', applied_at: null })
      .where('id', '=', id)
      .execute();
  });
}

/** Of staff: it may be seen as soon as the other side has written, or time has passed. */
export async function approveFeedback(
  trx: Connection,
  { id, response_id, about_id }: { id: number; response_id: number; about_id: number },
): Promise<void> {
  await lockAnyUser(trx, about_id);
  await trx
    .updateTable('feedback')
    .set({ approved_at: new Date() })
    .where('id', '=', id)
    .where('approved_at', 'is', null)
    .execute();
  await showFeedback(trx, response_id);
}

/** Of staff: nobody sees it any more. */
export async function hideFeedback(
  trx: Connection,
  { id, about_id }: { id: number; about_id: number },
): Promise<void> {
  await trx
    .updateTable('feedback')
    .set({ approved_at: null, shown_at: null })
    .where('id', '=', id)
    .execute();
  await markOwnerCardsChanged(trx, about_id);
}

function checkWords(field: string, text: string): void {
  if (leadsElsewhere(text)) {
    throw invalid({ [field]: ['Уберите телефоны, почту, мессенджеры и ссылки: отзыв видят все'] });
  }
}
