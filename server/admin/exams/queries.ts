import type { StaffExam } from '#contract/exams.ts';
import { describeExam, openStates } from '#server/exams/access.ts';
import type { Connection } from '#server/platform/database.ts';

const most = { open: 200, closed: 30 };

const examRows = (db: Connection) =>
  db
    .selectFrom('exams')
    .innerJoin('users as person', 'person.id', 'exams.user_id')
    .selectAll('exams')
    .select(['person.name', 'person.phone'])
    .where('person.blocked_at', 'is', null)
    .where('person.deletion_asked_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof examRows>['executeTakeFirstOrThrow']>>;

const isOpen = ({ state }: Pick<Row, 'state'>) => openStates.some((open) => open === state);

const describe = ({ name, phone, ...row }: Row): StaffExam => ({
  ...describeExam(row),
  person: { id: row.user_id, name, has_phone: isOpen(row) && phone !== null },
});

/** Open ones, the oldest first, then those that ended lately. */
export async function listStaffExams(db: Connection): Promise<StaffExam[]> {
  const [open, closed] = await Promise.all([
    examRows(db).where('state', 'in', openStates).orderBy('exams.id').limit(most.open).execute(),
    examRows(db)
      .where('state', 'not in', openStates)
      .orderBy('ended_at', 'desc')
      .limit(most.closed)
      .execute(),
  ]);
  return [...open, ...closed].map(describe);
}

export async function findStaffExam(db: Connection, id: number): Promise<StaffExam | undefined> {
  const row = await examRows(db).where('exams.id', '=', id).executeTakeFirst();
  return row && describe(row);
}

/** Null: none, or nothing is to be agreed upon any more. */
export async function findPhone(
  db: Connection,
  id: number,
): Promise<{ userId: number; phone: string } | null> {
  const row = await examRows(db).where('exams.id', '=', id).executeTakeFirst();
  return row?.phone && isOpen(row) ? { userId: row.user_id, phone: row.phone } : null;
}

/** Where the last one was agreed upon; empty: none was. */
export async function findLastPlace(db: Connection): Promise<string> {
  const row = await db
    .selectFrom('exams')
    .select('place')
    .where('scheduled_at', 'is not', null)
    .orderBy('scheduled_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.place ?? '';
}

/** Those that nobody has agreed upon yet: what waits for staff. */
export async function countExams(
  db: Connection,
): Promise<{ waiting: number; oldest_at: string | null }> {
  const { waiting, oldest } = await db
    .selectFrom(examRows(db).where('state', '=', 'requested').as('waiting'))
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min('waiting.created_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting, oldest_at: oldest && new Date(oldest).toISOString() };
}
