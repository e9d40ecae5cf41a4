import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import type { CardState } from '#contract/cards.ts';
import type { Card } from '../access.ts';
import { type EventReason, markCardChanged, recordEvent } from '../actions.ts';
import { moscowDay } from '../publication/rules.ts';

/** Hides all cards of an owner who is going to leave; nothing else of them changes. */
export async function hideCards(trx: Connection, viewer: SignedIn): Promise<void> {
  const cards = await ownCards(trx, viewer).where('state', '=', 'published').execute();
  await turn(trx, viewer, cards, 'draft', 'owner_leaves');
}

/**
 * Shows again exactly those that were hidden by it: what was taken away before or since, and what
 * has had its last day meanwhile, stays away.
 */
export async function showCardsAgain(trx: Connection, viewer: SignedIn, now: Date): Promise<void> {
  const cards = await ownCards(trx, viewer)
    .where('state', '=', 'draft')
    .where('first_published_at', 'is not', null)
    .where((where) =>
      where.or([where('closes_on', 'is', null), where('closes_on', '>=', moscowDay(now))]),
    )
    .where(
      sql<string>`(select reason from card_events where card_id = cards.id order by id desc limit 1)`,
      '=',
      'owner_leaves' satisfies EventReason,
    )
    .execute();
  await turn(trx, viewer, cards, 'published', 'owner_stays');
}

const ownCards = (trx: Connection, { id }: SignedIn) =>
  trx
    .selectFrom('cards')
    .selectAll()
    .where('owner_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate();

async function turn(
  trx: Connection,
  viewer: SignedIn,
  cards: Card[],
  state: CardState,
  reason: EventReason,
): Promise<void> {
  for (const card of cards) {
    await trx.updateTable('cards').set({ state }).where('id', '=', card.id).execute();
    await recordEvent(trx, viewer, card, { ...card, state }, reason);
    await markCardChanged(trx, card);
  }
}
