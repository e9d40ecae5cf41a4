import { sql } from 'kysely';
import type { QueuedComplaint } from '#contract/moderation.ts';
import { judgedCards } from '#server/cards/titles.queries.ts';
import type { Connection } from '#server/platform/database.ts';

export const findComplaint = (db: Connection, id: number) =>
  db
    .selectFrom('complaints')
    .select(['card_id', 'author_id'])
    .where('id', '=', id)
    .executeTakeFirst();

export const waitingComplaints = (db: Connection) =>
  db
    .selectFrom('complaints as complaint')
    .innerJoin('cards', 'cards.id', 'complaint.card_id')
    .innerJoin('users as owner', 'owner.id', 'cards.owner_id')
    .select(['complaint.id', 'complaint.created_at'])
    .where('complaint.decided_at', 'is', null)
    .where('complaint.withdrawn_at', 'is', null)
    .where('cards.deleted_at', 'is', null)
    .where('owner.blocked_at', 'is', null)
    .where('owner.deletion_asked_at', 'is', null);

export const cardsOfComplaints = (db: Connection, ids: number[]) =>
  db.selectFrom('complaints').select(['id', 'card_id']).where('id', 'in', ids).execute();

export async function describeComplaints(
  db: Connection,
  ids: number[],
): Promise<QueuedComplaint[]> {
  const rows = await complaintRows(db, ids);
  const cards = await judgedCards(
    db,
    rows.map(({ card_id }) => card_id),
  );
  return rows.flatMap(({ card_id, author_id, author_name, created_at, ...complaint }) => {
    const card = cards.get(card_id);
    if (!card) return [];
    const author = { id: author_id, name: author_name };
    return [{ ...complaint, created_at: created_at.toISOString(), author, card }];
  });
}

const complaintRows = (db: Connection, ids: number[]) =>
  db
    .selectFrom('complaints as complaint')
    .innerJoin('users as author', 'author.id', 'complaint.author_id')
    .select([
      'complaint.id',
      'complaint.created_at',
      'complaint.reason',
      'complaint.text',
      'complaint.card_id',
      'author.id as author_id',
      'author.name as author_name',
      sql<number>`(
        select count(*)::int - 1 from complaints as other
        where other.card_id = complaint.card_id
          and other.applied_at is null and other.withdrawn_at is null
      )`.as('others'),
    ])
    .where('complaint.id', 'in', ids)
    .execute();
