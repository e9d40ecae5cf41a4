import { statesWithPage } from '#contract/cards.ts';
import type { Updateable } from 'kysely';
import type { CardEvent } from '#contract/own-cards.ts';
import type { Connection } from '#server/platform/database.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import type { Cards } from '#server/platform/tables.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import type { Card } from './access.ts';

/** Writes parts of a locked card; its version goes up. */
export async function writeCard(
  trx: Connection,
  card: Card,
  parts: Updateable<Cards>,
): Promise<Card> {
  return trx
    .updateTable('cards')
    .set({ ...parts, version: card.version + 1, updated_at: new Date() })
    .where('id', '=', card.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Without a viewer it came about by itself; `note` holds words of a moderator. */
export async function recordEvent(
  trx: Connection,
  viewer: Pick<SignedIn, 'id'> | null,
  before: Card | null,
  after: Card,
  reason: CardEvent['what'],
  note?: string,
): Promise<void> {
  await trx
    .insertInto('card_events')
    .values({
      card_id: after.id,
      from_state: before?.state ?? null,
      to_state: after.state,
      actor_id: viewer?.id ?? null,
      reason,
      note: note ?? null,
    })
    .execute();
}

/** Tags of the lists and of the page that show this card. */
export async function markCardChanged(trx: Connection, card: Card): Promise<void> {
  await markPagesChanged(trx, ['cards', `card:${card.slug}`]);
}

/** For what all pages of a person show: the name, and whether it may be shown at all. */
export async function markOwnerCardsChanged(trx: Connection, ownerId: number): Promise<void> {
  const cards = await trx
    .selectFrom('cards')
    .select('slug')
    .where('owner_id', '=', ownerId)
    .where('state', 'in', statesWithPage)
    .where('deleted_at', 'is', null)
    .execute();
  if (cards.length === 0) return;
  await markPagesChanged(trx, ['cards', ...cards.map(({ slug }) => `card:${slug}`)]);
}
