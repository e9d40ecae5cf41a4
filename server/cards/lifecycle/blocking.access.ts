import { sql } from 'kysely';
import type { CardState } from '#contract/cards.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { type Card, cardToJudge } from '../access.ts';

/** Any card by the code at the end of its slug, whatever its state, under a lock. */
export async function cardBySlug(trx: Connection, slug: string) {
  const known = await trx
    .selectFrom('cards')
    .select('id')
    .where(sql<string>`right(slug, 6)`, '=', slug.slice(-6))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!known) throw notFound('Такой карточки нет');
  return cardToJudge(trx, known.id);
}

export async function stateBeforeBlock(trx: Connection, { id }: Card): Promise<CardState> {
  const event = await trx
    .selectFrom('card_events')
    .select('from_state')
    .where('card_id', '=', id)
    .where('reason', '=', 'blocked')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event?.from_state ?? 'paused';
}
