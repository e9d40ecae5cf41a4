import { sql } from 'kysely';
import { complaintSeverities } from '#contract/complaints.ts';
import type { ComplaintVoice, QueuedComplaint } from '#contract/queued-complaints.ts';
import type { Role } from '#contract/roles.ts';
import { warningsOf } from '#server/audit/queries.ts';
import { judgedCards, titlesOf } from '#server/cards/titles.queries.ts';
import type { Connection } from '#server/platform/database.ts';

/** Whom complaints are from that are judged together, and what they are about. */
export type Subject = { authors: number[] } & (
  | { card_id: number }
  | { person: { id: number; role: Role } }
);

export async function findComplaint(db: Connection, id: number): Promise<Subject | undefined> {
  const row = await subjectRow(db, id);
  if (!row) return undefined;
  const { card_id, person_id, role, authors } = row;
  if (card_id !== null) return { authors, card_id };
  return person_id !== null && role !== null
    ? { authors, person: { id: person_id, role } }
    : undefined;
}

const subjectRow = (db: Connection, id: number) =>
  db
    .selectFrom('complaints')
    .leftJoin('users as person', 'person.id', 'complaints.person_id')
    .select(['complaints.card_id', 'complaints.person_id', 'person.role'])
    .select(
      sql<number[]>`array(
        select author_id from complaints as voice
        where (voice.card_id = complaints.card_id or voice.person_id = complaints.person_id)
          and voice.applied_at is null and voice.withdrawn_at is null
        union select complaints.author_id
      )::int[]`.as('authors'),
    )
    .where('complaints.id', '=', id)
    .executeTakeFirst();

/** Nobody has decided about it, or about the same after it was said. */
const isUnread = sql<boolean>`
  complaint.decided_at is null and complaint.withdrawn_at is null
  and not exists (
    select from complaints as judged
    where (judged.card_id = complaint.card_id or judged.person_id = complaint.person_id)
      and judged.applied_at is null and judged.withdrawn_at is null
      and judged.decided_at >= complaint.said_at
  )`;

const severity = sql<number>`case complaint.reason ${sql.join(
  Object.entries(complaintSeverities).map(
    ([reason, high]) => sql`when ${reason} then ${sql.lit(high)}`,
  ),
  sql` `,
)} else 1 end`;

/**
 * One row for all that is said of one card or person, by the first of it. Those about people who are
 * away wait until they come back.
 */
export const waitingComplaints = (db: Connection) =>
  db
    .selectFrom('complaints as complaint')
    .leftJoin('cards', 'cards.id', 'complaint.card_id')
    .innerJoin('users as accused', (join) =>
      join.on('accused.id', '=', sql<number>`coalesce(complaint.person_id, cards.owner_id)`),
    )
    .select(({ fn }) => [
      fn.min('complaint.id').as('id'),
      fn.min('complaint.created_at').as('created_at'),
      sql<number>`max(${severity})`.as('urgency'),
    ])
    .where(isUnread)
    .where('cards.deleted_at', 'is', null)
    .where('accused.blocked_at', 'is', null)
    .where('accused.deletion_asked_at', 'is', null)
    .groupBy(['complaint.card_id', 'complaint.person_id']);

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
  const voices = await complaintRows(db, await unreadBeside(db, rows));
  return rows.map((row) => {
    const { person_id, person_name, about_card_id } = row;
    const isSame = (one: Row) =>
      one.card_id === row.card_id && one.person_id === row.person_id && one.id !== row.id;
    return {
      ...asVoice(row),
      person:
        person_id === null
          ? null
          : { id: person_id, name: person_name, warnings: warnings.get(person_id) ?? [] },
      card: (about_card_id !== null && cards.get(about_card_id)) || null,
      others: voices.filter(isSame).map(asVoice),
    };
  });
}

type Row = Awaited<ReturnType<typeof complaintRows>>[number];

const asVoice = (row: Row): ComplaintVoice => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  reason: row.reason,
  text: row.text,
  author: { id: row.author_id, name: row.author_name },
  quotes: row.quotes,
});

/** Ids of all that is said of the same cards and people. */
async function unreadBeside(
  db: Connection,
  rows: { card_id: number | null; person_id: number | null }[],
): Promise<number[]> {
  const cards = rows.flatMap(({ card_id }) => card_id ?? []);
  const people = rows.flatMap(({ person_id }) => person_id ?? []);
  const found = await db
    .selectFrom('complaints as complaint')
    .select('complaint.id')
    .where((of) =>
      of.or([of('card_id', 'in', [0, ...cards]), of('person_id', 'in', [0, ...people])]),
    )
    .where(isUnread)
    .execute();
  return found.map(({ id }) => id);
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
    ])
    .where('complaint.id', 'in', [0, ...ids])
    .orderBy('complaint.id')
    .execute();
