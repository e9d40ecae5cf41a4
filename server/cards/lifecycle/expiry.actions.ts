import { moscowDay } from '#contract/russian.ts';
import { tellOwner } from '../notes.actions.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import type { Card } from '../access.ts';
import { markCardChanged, recordEvent, writeCard } from '../actions.ts';
import { takeBackReview } from '../reviews/actions.ts';
import { describeOwnCard } from '../own/queries.ts';
import { expired, lastDaysToTell } from './expiry.queries.ts';

const atOnce = 200;
const day = 24 * 60 * 60 * 1000;
const toldDaysBefore = 3;

/**
 * Closes the vacancies whose last day is over where most people live, in Moscow; answers how many
 * there were. The text stays for its owner, who may set another day and publish it again.
 */
export async function closeExpired(db: Database, now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    const cards = await expired(trx, moscowDay(now)).limit(atOnce).execute();
    for (const card of cards) await closeOver(trx, card, now);
    return cards.length;
  });
}

/** Closes a locked vacancy whose last day is over, and tells its owner. */
export async function closeOver(trx: Connection, card: Card, now: Date): Promise<void> {
  await takeBackReview(trx, card);
  const closing = { state: 'closed', closed_at: now, closing: 'expired' } as const;
  const closed = await writeCard(trx, card, closing);
  await recordEvent(trx, null, card, closed, 'expired');
  await markCardChanged(trx, closed);
  await tellOwner(trx, card, 'card_closed', await describeOwnCard(trx, card));
}

/** Says once of every last day that it comes near; answers how many owners were told. */
export async function tellOfLastDays(db: Database, now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    const until = moscowDay(new Date(now.getTime() + toldDaysBefore * day));
    const cards = await lastDaysToTell(trx, { today: moscowDay(now), until })
      .limit(atOnce)
      .execute();
    for (const card of cards) {
      await trx
        .updateTable('cards')
        .set({ told_until: card.open_until })
        .where('id', '=', card.id)
        .execute();
      await tellOwner(trx, card, 'card_expiring', await describeOwnCard(trx, card));
    }
    return cards.length;
  });
}
