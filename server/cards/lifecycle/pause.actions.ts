import type { OwnCard } from '#contract/own-cards.ts';
import { moscowDay } from '#contract/russian.ts';
import { inTransaction, type Database } from '#server/platform/database.ts';
import { invalid } from '#server/platform/errors.ts';
import { checkCardSlot } from '#server/tariffs/entitlements.access.ts';
import { type Card, cardToWrite, type CardWrite } from '../access.ts';
import { markCardChanged, recordEvent, writeCard } from '../actions.ts';
import { lockOwnerToShow } from './access.ts';
import { stepAside } from './step-aside.actions.ts';
import { checkStep } from './rules.ts';
import { raised } from './silence.rules.ts';
import { describeOwnCard } from '../own/queries.ts';

export async function pauseCard(db: Database, write: CardWrite): Promise<OwnCard> {
  return stepAside(db, write, {
    step: 'pause',
    parts: () => ({ state: 'paused' }),
    what: () => 'paused',
  });
}

/** Shows the text that people saw before, with the date it had; a new text has to be published. */
export async function resumeCard(
  db: Database,
  write: CardWrite,
  now = new Date(),
): Promise<OwnCard> {
  return inTransaction(db, async (trx) => {
    await lockOwnerToShow(trx, write.viewer);
    const card = await cardToWrite(trx, write);
    checkStep(card, 'resume');
    checkLastDay(card, now);
    await checkCardSlot(trx, write.viewer, card);
    const parts = { state: 'published', renewed_at: now, ...raised(card, now) } as const;
    const shown = await writeCard(trx, card, parts);
    await recordEvent(trx, write.viewer, card, shown, 'resumed');
    await markCardChanged(trx, shown);
    return describeOwnCard(trx, shown);
  });
}

function checkLastDay({ closes_on }: Card, now: Date): void {
  if (closes_on === null || closes_on >= moscowDay(now)) return;
  const text = 'Последний день вакансии прошёл. Поставьте другой и опубликуйте её снова';
  throw invalid({ closes_on: [text] }, text);
}
