import type { QueuedFeedback } from '#contract/queued-feedback.ts';
import { titlesOf } from '#server/cards/titles.queries.ts';
import type { Connection } from '#server/platform/database.ts';

export const findFeedback = (db: Connection, id: number) =>
  db
    .selectFrom('feedback')
    .select(['id', 'response_id', 'author_id', 'about_id', 'complaint'])
    .where('id', '=', id)
    .executeTakeFirst();
export type Subject = NonNullable<Awaited<ReturnType<typeof findFeedback>>>;

/** Those of people who are away wait until they come back. */
export const waitingFeedback = (db: Connection) =>
  db
    .selectFrom('feedback')
    .innerJoin('users as author', 'author.id', 'feedback.author_id')
    .select(['feedback.id', 'feedback.created_at'])
    .where('feedback.decided_at', 'is', null)
    .where('author.blocked_at', 'is', null)
    .where('author.deletion_asked_at', 'is', null);

const rowsOf = (db: Connection, ids: number[]) =>
  db
    .selectFrom('feedback')
    .innerJoin('responses', 'responses.id', 'feedback.response_id')
    .innerJoin('users as author', 'author.id', 'feedback.author_id')
    .innerJoin('users as about', 'about.id', 'feedback.about_id')
    .selectAll('feedback')
    .select([
      'responses.vacancy_id as card_id',
      'author.name as author_name',
      'about.name as about_name',
    ])
    .where('feedback.id', 'in', ids)
    .execute();

export async function describeFeedback(db: Connection, ids: number[]): Promise<QueuedFeedback[]> {
  const rows = await rowsOf(db, ids);
  const titles = await titlesOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    created_at: row.created_at.toISOString(),
    by_family: row.by_family,
    again: row.again,
    as_agreed: row.as_agreed,
    on_time: row.on_time,
    text: row.text,
    author: { id: row.author_id, name: row.author_name },
    about: { id: row.about_id, name: row.about_name },
    title: titles.get(row.id) ?? '',
    complaint: row.complaint,
  }));
}

export async function namesOfFeedback(db: Connection, ids: number[]): Promise<Map<number, string>> {
  const rows = await rowsOf(db, ids);
  return new Map(rows.map(({ id, about_name }) => [id, about_name ?? 'Без имени']));
}
