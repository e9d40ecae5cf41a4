import { inTransaction, type Database } from '#server/platform/database.ts';
import { addJob } from '#server/platform/queue.ts';
import { type Card, cardToWrite, type CardWrite } from '../access.ts';
import { markCardChanged, recordEvent, writeCard } from '../actions.ts';
import { takeBackReview } from '../reviews/actions.ts';

const isSeen = ({ state }: Card) => state === 'published' || state === 'closed';

/** The row stays for those who ask later what happened; nobody reaches it any more. */
export async function removeCard(db: Database, write: CardWrite): Promise<void> {
  await inTransaction(db, async (trx) => {
    const card = await cardToWrite(trx, write);
    const removed = await writeCard(trx, card, { deleted_at: new Date() });
    await recordEvent(trx, write.viewer, card, removed, 'removed');
    await takeBackReview(trx, card);
    if (card.first_published_at) await addJob(trx, 'answer_about_removed', { id: card.id });
    if (isSeen(card)) await markCardChanged(trx, card);
  });
}
