import { isDeepStrictEqual } from 'node:util';
import { DatabaseError } from 'pg';
import type { OwnCard } from '#contract/own-cards.ts';
import type { Flag } from '#contract/card-checks.ts';
import { listDefinitions } from '#server/categories/queries.ts';
import { giveConsents } from '#server/consents/actions.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import type { Config } from '#server/platform/config.ts';
import { conflict } from '#server/platform/errors.ts';
import type { Client } from '#server/platform/route.ts';
import { checkCardSlot } from '#server/tariffs/entitlements.access.ts';
import { learnCity } from '#server/users/actions.ts';
import { type Card, cardToWrite, type CardWrite } from '../access.ts';
import { markOwnerCardsChanged, recordEvent, writeCard } from '../actions.ts';
import { lockOwnerToShow } from './access.ts';
import { stepAside } from './step-aside.actions.ts';
import { checkStep, withdrawal } from './rules.ts';
import { sendToReview, takeBackReview } from '../reviews/actions.ts';
import { inspectCard } from '../reviews/queries.ts';
import { describeOwnCard } from '../own/queries.ts';
import { checkPublishable } from './publication.rules.ts';
import { showContent } from './content.actions.ts';

interface Publication extends CardWrite {
  /** True: the owner of a resume agrees to be shown to everybody. */
  distributionConsent: boolean;
  /** Which cards wait for a person. */
  moderation: Config['moderation'];
  client: Client;
}

/**
 * Shows the draft to people as it stands now, or hands it to those who look at cards before: what
 * people see already stays meanwhile.
 */
export async function publishCard(db: Database, write: Publication): Promise<OwnCard> {
  return inTransaction(db, async (trx) => {
    await lockOwnerToShow(trx, write.viewer);
    const found = await cardToWrite(trx, write);
    checkStep(found, 'publish');
    const definitions = await listDefinitions(trx, found.category_id, found.kind);
    checkPublishable(found.draft, definitions);
    await checkCardSlot(trx, write.viewer, found);
    await takeBackReview(trx, found);
    const card = await writeCard(trx, found, {});
    const flags = wasSeen(card) ? null : await flagsToLookAt(trx, write, card);
    if (flags) await send(trx, write, card, flags);
    else await showContent(trx, write.viewer, card, card.draft);
    if (card.draft.city) await learnCity(trx, write.viewer.id, card.draft.city);
    if (card.kind === 'resume' && write.distributionConsent) await giveConsent(trx, write);
    return describeOwnCard(trx, card);
  });
}

/** People have seen this very text before, and nobody has objected. */
const wasSeen = ({ content, draft }: Card) => content !== null && isDeepStrictEqual(content, draft);

/** Null: nobody has to look. */
async function flagsToLookAt(
  trx: Connection,
  { moderation }: Publication,
  card: Card,
): Promise<Flag[] | null> {
  const flags = await inspectCard(trx, card);
  return moderation === 'all' || flags.length > 0 ? flags : null;
}

async function send(
  trx: Connection,
  { viewer }: Publication,
  card: Card,
  flags: Flag[],
): Promise<void> {
  await sendToReview(trx, card, flags);
  const state = card.state === 'published' ? card.state : 'moderation';
  await trx.updateTable('cards').set({ state }).where('id', '=', card.id).execute();
  await recordEvent(trx, viewer, card, { ...card, state }, 'sent');
}

/** The text stays, for its owner; people see the card no more. */
export async function withdrawCard(db: Database, write: CardWrite): Promise<OwnCard> {
  return stepAside(db, write, {
    step: 'withdraw',
    parts: (card) => withdrawal(card, new Date()),
    what: (before) => (wasWaiting(before) ? 'taken_back' : 'withdrawn'),
  }).catch((error: unknown) => {
    if (!(error instanceof DatabaseError) || error.constraint !== 'cards_unfinished') throw error;
    throw conflict(twoDrafts, 'wrong_state');
  });
}

const twoDrafts = 'В этой категории уже начата другая карточка. Сначала удалите её или опубликуйте';

const wasWaiting = ({ state }: Card) => state === 'moderation' || state === 'rejected';

async function giveConsent(trx: Connection, { viewer, client }: Publication): Promise<void> {
  await giveConsents(trx, viewer.id, ['distribution'], client);
  // The name comes to light on the other cards, too.
  await markOwnerCardsChanged(trx, viewer.id);
}
