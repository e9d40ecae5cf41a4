import type { Selectable } from 'kysely';
import type { Exam, ExamStep } from '#contract/exams.ts';
import type { Exams } from '#server/platform/tables.ts';

export const openStates: Exam['state'][] = ['requested', 'scheduled'];

/** States from which a step may be taken; a result that was mistyped can be put right. */
export const stepsFrom: Record<ExamStep['step'], readonly Exam['state'][]> = {
  schedule: openStates,
  finish: ['scheduled', 'done'],
  cancel: openStates,
};

export const describeExam = (row: Selectable<Exams>): Exam => ({
  id: row.id,
  state: row.state,
  wish: row.wish,
  created_at: row.created_at.toISOString(),
  day: row.day,
  time: row.time,
  place: row.place,
  risk: row.risk,
  is_shown: row.is_shown,
  reason: row.reason,
});
