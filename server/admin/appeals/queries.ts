import { sql } from 'kysely';
import type { QueuedAppeal } from '#contract/queued-appeals.ts';
import { judgedCards } from '#server/cards/titles.queries.ts';
import type { Connection } from '#server/platform/database.ts';

export const findAppeal = (db: Connection, id: number) =>
  db.selectFrom('appeals').select('card_id').where('id', '=', id).executeTakeFirst();

export const waitingAppeals = (db: Connection) =>
  db
    .selectFrom('appeals as appeal')
    .innerJoin('cards', 'cards.id', 'appeal.card_id')
    .innerJoin('users as owner', 'owner.id', 'cards.owner_id')
    .select(['appeal.id', 'appeal.created_at'])
    .where('appeal.decided_at', 'is', null)
    .where('cards.deleted_at', 'is', null)
    .where('cards.state', '=', 'blocked')
    .where('owner.blocked_at', 'is', null)
    .where('owner.deletion_asked_at', 'is', null);

export const cardsOfAppeals = (db: Connection, ids: number[]) =>
  db.selectFrom('appeals').select(['id', 'card_id']).where('id', 'in', ids).execute();

export async function describeAppeals(db: Connection, ids: number[]): Promise<QueuedAppeal[]> {
  const rows = await appealRows(db, ids);
  const cards = await judgedCards(
    db,
    rows.map(({ card_id }) => card_id),
  );
  return rows.flatMap(({ id, created_at, text, card_id, blocked, by }) => {
    const card = cards.get(card_id);
    if (!card) return [];
    const block = { reason: blocked.reason, at: new Date(blocked.at).toISOString(), by };
    return [{ id, created_at: created_at.toISOString(), text, card, block }];
  });
}

const appealRows = (db: Connection, ids: number[]) =>
  db
    .selectFrom('appeals as appeal')
    .innerJoin('cards', 'cards.id', 'appeal.card_id')
    .select([
      'appeal.id',
      'appeal.created_at',
      'appeal.text',
      'appeal.card_id',
      sql<{ reason: string; at: string }>`
        json_build_object('reason', cards.blocked_reason, 'at', cards.blocked_at)`.as('blocked'),
      sql<{ id: number; name: string | null } | null>`(
        select json_build_object('id', actor.id, 'name', actor.name)
        from card_events as event join users as actor on actor.id = event.actor_id
        where event.card_id = cards.id and event.reason = 'blocked'
        order by event.id desc limit 1
      )`.as('by'),
    ])
    .where('appeal.id', 'in', ids)
    .where('cards.state', '=', 'blocked')
    .execute();
