import { type Generated, type Kysely, sql } from 'kysely';
import { undoSeconds } from '#contract/queues.ts';
import type { Connection } from '#server/platform/database.ts';
import { conflict, notFound } from '#server/platform/errors.ts';
import type { DB } from '#server/platform/tables.ts';
import type { DecisionQueue } from './access.ts';

/** Columns that the table of every queue has; `answer` or `reason` holds the words. */
interface JudgedTable {
  id: Generated<number>;
  decision: string | null;
  reason: string;
  answer: string;
  notes: string;
  created_at: Date;
  decided_at: Date | null;
  decided_by: number | null;
  applied_at: Date | null;
  withdrawn_at: Date | null;
}

type QueueTable = Pick<DecisionQueue, 'table' | 'reasonColumn'>;

const withJudged = (db: Kysely<DB>) => db.withTables<{ judged: JudgedTable }>();

/** Only here a table is named by a queue, so all of them are read and written as one. */
export const judgedRows = (db: Connection, { table }: QueueTable) =>
  withJudged(db).selectFrom(table as 'judged');

export const judgedRow = (db: Connection, queue: QueueTable, id: number) =>
  judgedRows(db, queue)
    .select(['id', 'decision', 'decided_at', 'decided_by', 'applied_at', 'withdrawn_at'])
    .select([
      sql<string>`${sql.ref(queue.reasonColumn ?? 'reason')}`.as('reason'),
      sql<Record<string, string>>`notes`.as('notes'),
    ])
    .where('id', '=', id)
    .forUpdate();

export const updateJudged = (db: Connection, { table }: QueueTable) =>
  withJudged(db).updateTable(table as 'judged');

/** Its time to be taken back is over, so the job may apply it; asked of a row that was decided. */
export const isDue = sql<boolean>`decided_at + make_interval(secs => ${undoSeconds}) <= now()`;

/** Nobody has decided; it waits again in its old place. */
export async function reopen(trx: Connection, queue: QueueTable, id: number): Promise<void> {
  await updateJudged(trx, queue)
    .set({ ...undecided, ...wordsIn(queue, '', {}) })
    .where('id', '=', id)
    .execute();
}

export const undecided = { decision: null, decided_at: null, decided_by: null };

export const wordsIn = (
  { reasonColumn }: QueueTable,
  reason: string,
  notes: Record<string, string>,
) => ({
  [reasonColumn ?? 'reason']: reason,
  notes: JSON.stringify(notes),
});

/** What was decided, and what about, both under a lock. Refuses what is not there or was withdrawn. */
export async function lockJudged<Subject, Locked>(
  trx: Connection,
  queue: DecisionQueue<Subject, Locked>,
  id: number,
) {
  const judged = await judgedRow(trx, queue, id).executeTakeFirst();
  const subject = judged && (await queue.find(trx, id));
  if (!judged || !subject) throw notFound(queue.missing);
  if (judged.withdrawn_at) throw conflict(queue.withdrawn, 'wrong_state');
  return { judged, subject };
}
