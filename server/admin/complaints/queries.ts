import { sql } from 'kysely';
import type { QueuedComplaint } from '#contract/moderation.ts';
import type { Role } from '#contract/roles.ts';
import { warningsOf } from '#server/audit/queries.ts';
import { judgedCards, titlesOf } from '#server/cards/titles.queries.ts';
import type { Connection } from '#server/platform/database.ts';

/** Whom a complaint is from, and what it is about. */
export type Subject = { author_id: number } & (
  | { card_id: number }
  | { person: { id: number; role: Role } }
);

export async function findComplaint(db: Connection, id: number): Promise<Subject | undefined> {
  const row = await subjectRow(db, id);
  if (!row) return undefined;
  const { author_id, card_id, person_id, role } = row;
  if (card_id !== null) return { author_id, card_id };
  return person_id !== null && role !== null
    ? { author_id, person: { id: person_id, role } }
    : undefined;
}

const subjectRow = (db: Connection, id: number) =>
  db
    .selectFrom('complaints')
    .leftJoin('users as person', 'person.id', 'complaints.person_id')
    .select(['complaints.card_id', 'complaints.author_id', 'complaints.person_id', 'person.role'])
    .where('complaints.id', '=', id)
    .executeTakeFirst();

/** Those about people who are away wait until they come back. */
export const waitingComplaints = (db: Connection) =>
  db
    .selectFrom('complaints as complaint')
    .leftJoin('cards', 'cards.id', 'complaint.card_id')
    .innerJoin('users as accused', (join) =>
      join.on('accused.id', '=', sql<number>`coalesce(complaint.person_id, cards.owner_id)`),
    )
    .select(['complaint.id', 'complaint.created_at'])
    .where('complaint.decided_at', 'is', null)
    .where('complaint.withdrawn_at', 'is', null)
    .where('cards.deleted_at', 'is', null)
    .where('accused.blocked_at', 'is', null)
    .where('accused.deletion_asked_at', 'is', null);

/** The name of the person or the title of the card, by the id of the complaint. */
export async function titlesOfComplaints(
  db: Connection,
  ids: number[],
): Promise<Map<number, string>> {
  const rows = await complaintRows(db, ids);
  const cards = await titlesOf(
    db,
    rows.flatMap(({ id, card_id }) => (card_id === null ? [] : [{ id, card_id }])),
  );
  const people = rows.flatMap(({ id, person_id, person_name }) =>
    person_id === null ? [] : [[id, person_name ?? `Человек № ${person_id}`] as const],
  );
  return new Map([...cards, ...people]);
}

export async function describeComplaints(
  db: Connection,
  ids: number[],
): Promise<QueuedComplaint[]> {
  const rows = await complaintRows(db, ids);
  const cardIds = rows.flatMap(({ about_card_id }) => about_card_id ?? []);
  const cards = await judgedCards(db, cardIds);
  const personIds = rows.flatMap(({ person_id }) => person_id ?? []);
  const warnings = await warningsOf(db, personIds);
  return rows.map(
    ({ author_id, author_name, person_id, person_name, about_card_id, created_at, ...row }) => ({
      id: row.id,
      reason: row.reason,
      text: row.text,
      quotes: row.quotes,
      others: row.others,
      created_at: created_at.toISOString(),
      author: { id: author_id, name: author_name },
      person:
        person_id === null
          ? null
          : { id: person_id, name: person_name, warnings: warnings.get(person_id) ?? [] },
      card: (about_card_id !== null && cards.get(about_card_id)) || null,
    }),
  );
}

const complaintRows = (db: Connection, ids: number[]) =>
  db
    .selectFrom('complaints as complaint')
    .innerJoin('users as author', 'author.id', 'complaint.author_id')
    .leftJoin('users as person', 'person.id', 'complaint.person_id')
    .leftJoin('channels', 'channels.id', 'complaint.channel_id')
    .select([
      'complaint.id',
      'complaint.created_at',
      'complaint.reason',
      'complaint.text',
      'complaint.quotes',
      'complaint.card_id',
      'complaint.person_id',
      'author.id as author_id',
      'author.name as author_name',
      'person.name as person_name',
      sql<number | null>`coalesce(complaint.card_id, channels.card_id)`.as('about_card_id'),
      sql<number>`(
        select count(*)::int - 1 from complaints as other
        where (other.card_id = complaint.card_id or other.person_id = complaint.person_id)
          and other.applied_at is null and other.withdrawn_at is null
      )`.as('others'),
    ])
    .where('complaint.id', 'in', ids)
    .execute();
