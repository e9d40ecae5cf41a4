import type { NotNull } from 'kysely';
import type { CardEvent } from '#contract/own-cards.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Card } from '../access.ts';

const listedAtMost = 200;

/** What was done to a card, new things first; called for cards that `access` has handed out. */
export async function historyOf(
  db: Connection,
  { id, owner_id }: Pick<Card, 'id' | 'owner_id'>,
): Promise<CardEvent[]> {
  const rows = await db
    .selectFrom('card_events')
    .select(['created_at', 'reason', 'actor_id', 'note'])
    .where('card_id', '=', id)
    .where('reason', 'is not', null)
    .$narrowType<{ reason: NotNull }>()
    .orderBy('id', 'desc')
    .limit(listedAtMost)
    .execute();
  return rows.map(({ created_at, reason, actor_id, note }) => ({
    at: created_at.toISOString(),
    what: reason,
    by: doerOf(actor_id, owner_id),
    note,
  }));
}

function doerOf(actor: number | null, owner: number): CardEvent['by'] {
  if (actor === null) return null;
  return actor === owner ? 'you' : 'staff';
}
