import type { OwnCard } from '#contract/own-cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { inTransaction, type Database } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { ownCard } from '../access.ts';
import { recordEvent } from '../actions.ts';
import { checkStep } from './rules.ts';
import { describeOwnCard } from '../own/queries.ts';

interface Appeal {
  viewer: SignedIn;
  kind: CardKind;
  slug: string;
  text: string;
}

/** In seconds. Whoever was refused may ask again, but not all day long. */
const day = 24 * 60 * 60;

/** The owner of a blocked card asks to look again; the card itself stays as it is. */
export async function askAgain(
  db: Database,
  { viewer, kind, slug, text }: Appeal,
): Promise<OwnCard> {
  await countAttempt(db, { key: `appeal:${viewer.id}`, most: 10, seconds: day });
  return inTransaction(db, async (trx) => {
    const card = await ownCard(trx, viewer, kind, slug, 'lock');
    checkStep(card, 'appeal');
    const stored = await trx
      .insertInto('appeals')
      .values({ card_id: card.id, text })
      .onConflict((open) => open.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) throw conflict('Вы уже попросили посмотреть ещё раз. Ответ придёт в кабинет');
    await recordEvent(trx, viewer, card, card, 'appealed');
    return describeOwnCard(trx, card);
  });
}
