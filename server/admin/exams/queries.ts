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
  person: { id: row.user_id, name, phone: isOpen(row) ? phone : null },
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
