import { sql } from 'kysely';
import type { QueuedAppeal } from '#contract/queued-appeals.ts';
import { judgedCards } from '#server/cards/titles.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { isWorkingStaff } from '#server/users/staff.queries.ts';

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
  return rows.flatMap(({ id, created_at, text, card_id, blocked, by, has_other_judge }) => {
    const card = cards.get(card_id);
    if (!card) return [];
    const at = new Date(blocked.at).toISOString();
    const block = { reason: blocked.reason, at, by, has_other_judge };
    return [{ id, created_at: created_at.toISOString(), text, card, block }];
  });
}

/** Who has taken the card away; null: somebody who is no more. */
const blockedBy = sql<number | null>`(
  select event.actor_id from card_events as event
  where event.card_id = cards.id and event.reason = 'blocked'
  order by event.id desc limit 1
)`;

/** Of the staff, and not the owner of the card. */
const hasOtherJudge = sql<boolean>`exists (
  select from users as judge
  where ${isWorkingStaff('judge')}
    and judge.id <> cards.owner_id and judge.id is distinct from ${blockedBy}
)`;

/** Whether this person has taken the card away, while there is somebody else to look at it again. */
export async function isForAnother(
  db: Connection,
  viewer: { id: number },
  cardId: number,
): Promise<boolean> {
  const card = await db
    .selectFrom('cards')
    .select([blockedBy.as('by'), hasOtherJudge.as('has_other_judge')])
    .where('cards.id', '=', cardId)
    .executeTakeFirst();
  return card?.by === viewer.id && card.has_other_judge;
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
        from users as actor where actor.id = ${blockedBy}
      )`.as('by'),
      hasOtherJudge.as('has_other_judge'),
    ])
    .where('appeal.id', 'in', ids)
    .where('cards.state', '=', 'blocked')
    .execute();
