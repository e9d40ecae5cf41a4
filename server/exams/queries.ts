import type { Exam } from '#contract/exams.ts';
import type { Connection } from '#server/platform/database.ts';
import { describeExam, openStates } from './rules.ts';

/** Of one person, the newest first. */
export async function listExams(db: Connection, userId: number): Promise<Exam[]> {
  const rows = await db
    .selectFrom('exams')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(describeExam);
}

export const findOpenExam = (db: Connection, userId: number) =>
  db
    .selectFrom('exams')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', openStates)
    .executeTakeFirst();
