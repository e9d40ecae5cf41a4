import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import type { CardState } from '#contract/cards.ts';
import type { CardEvent } from '#contract/own-cards.ts';
import type { Card } from '../access.ts';
import { markCardChanged, markOwnerCardsChanged, recordEvent } from '../actions.ts';
import { takeBackReview } from '../reviews/actions.ts';
import { moscowDay } from '#contract/russian.ts';

/** Why all cards of an owner are away. */
interface Absence {
  owner: { id: number };
  cause: 'leaving' | 'block';
}

const reasons = {
  leaving: { hidden: 'owner_leaves', shown: 'owner_stays' },
  block: { hidden: 'owner_blocked', shown: 'owner_unblocked' },
} as const satisfies Record<Absence['cause'], Record<'hidden' | 'shown', CardEvent['what']>>;

const leaving = (owner: Pick<SignedIn, 'id'>): Absence => ({ owner, cause: 'leaving' });

/** Hides all cards of an owner, unless said otherwise of one who is going to leave by themself. */
export async function hideCards(
  trx: Connection,
  actor: Pick<SignedIn, 'id'>,
  { owner, cause }: Absence = leaving(actor),
): Promise<void> {
  const cards = await ownCards(trx, owner).where('state', '=', 'published').execute();
  await moveTo(trx, actor, cards, 'paused', reasons[cause].hidden);
  // Pages that still say that a card is closed are gone with their owner, too.
  await markOwnerCardsChanged(trx, owner.id);
}

/**
 * Shows again exactly those that were hidden for that cause: what was taken away before or since,
 * and what has had its last day meanwhile, stays away.
 */
export async function showCardsAgain(
  trx: Connection,
  actor: SignedIn,
  now: Date,
  { owner, cause }: Absence = leaving(actor),
): Promise<void> {
  const hidden = await ownCards(trx, owner)
    .where('state', '=', 'paused')
    .where(
      sql<string>`(select reason from card_events where card_id = cards.id order by id desc limit 1)`,
      '=',
      reasons[cause].hidden,
    )
    .execute();
  const isOver = ({ closes_on }: Card) => closes_on !== null && closes_on < moscowDay(now);
  for (const card of hidden.filter(isOver)) await takeBackReview(trx, card);
  const cards = hidden.filter((card) => !isOver(card));
  await moveTo(trx, actor, cards, 'published', reasons[cause].shown);
  await markOwnerCardsChanged(trx, owner.id);
}

const ownCards = (trx: Connection, { id }: { id: number }) =>
  trx
    .selectFrom('cards')
    .selectAll()
    .where('owner_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate();

async function moveTo(
  trx: Connection,
  viewer: Pick<SignedIn, 'id'>,
  cards: Card[],
  state: CardState,
  reason: CardEvent['what'],
): Promise<void> {
  for (const card of cards) {
    await trx.updateTable('cards').set({ state }).where('id', '=', card.id).execute();
    await recordEvent(trx, viewer, card, { ...card, state }, reason);
    await markCardChanged(trx, card);
  }
}
