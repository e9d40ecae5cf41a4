import { staffExamCalls } from '#contract/exams.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { stepExam } from './actions.ts';
import { listStaffExams } from './queries.ts';

export function addStaffExamRoutes(add: AddRoute): void {
  add(staffExamCalls.list, async (_call, { db }) => ({ data: await listStaffExams(db) }));

  add(staffExamCalls.step, async ({ viewer, params, body }, { db }) =>
    stepExam(db, viewer, Number(params.id), body),
  );
}
