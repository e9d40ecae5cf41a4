import type { OwnCard } from '#contract/own-cards.ts';
import { inTransaction, type Database } from '#server/platform/database.ts';
import { cardToWrite, type CardWrite } from '../access.ts';
import { markCardChanged, recordEvent, writeCard } from '../actions.ts';
import { checkStep } from './rules.ts';
import { describeOwnCard } from '../own/queries.ts';
import { checkBusyDay } from './busy.rules.ts';

interface Busy extends Omit<CardWrite, 'kind'> {
  until: string | null;
}

/** People go on seeing the resume, and when its owner is free again. */
export async function markBusy(
  db: Database,
  { until, ...rest }: Busy,
  now = new Date(),
): Promise<OwnCard> {
  const write = { ...rest, kind: 'resume' as const };
  return inTransaction(db, async (trx) => {
    const card = await cardToWrite(trx, write);
    checkStep(card, 'mark_busy');
    if (until !== null) checkBusyDay(until, now);
    if (card.busy_until === until) return describeOwnCard(trx, card);
    const after = await writeCard(trx, card, { busy_until: until });
    await recordEvent(trx, write.viewer, card, after, until === null ? 'free' : 'busy');
    await markCardChanged(trx, after);
    return describeOwnCard(trx, after);
  });
}
