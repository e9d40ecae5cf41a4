import type { Updateable } from 'kysely';
import type { CardEvent, OwnCard } from '#contract/own-cards.ts';
import { inTransaction, type Database } from '#server/platform/database.ts';
import type { Cards } from '#server/platform/tables.ts';
import { type Card, cardToWrite, type CardWrite } from '../access.ts';
import { markCardChanged, recordEvent, writeCard } from '../actions.ts';
import { takeBackReview } from '../reviews/actions.ts';
import { describeOwnCard } from '../own/queries.ts';
import { checkStep, type Step } from './rules.ts';

interface Sidestep {
  step: Step;
  /** Columns that change; asked for once the step is known to be possible. */
  parts: (card: Card) => Updateable<Cards>;
  what: (before: Card) => CardEvent['what'];
}

/** One step of the owner away from people; a text that waits for a look is taken back, too. */
export async function stepAside(
  db: Database,
  write: CardWrite,
  sidestep: Sidestep,
): Promise<OwnCard> {
  return inTransaction(db, async (trx) => {
    const card = await cardToWrite(trx, write);
    checkStep(card, sidestep.step);
    await takeBackReview(trx, card);
    const after = await writeCard(trx, card, sidestep.parts(card));
    await recordEvent(trx, write.viewer, card, after, sidestep.what(card));
    await markCardChanged(trx, after);
    return describeOwnCard(trx, after);
  });
}
