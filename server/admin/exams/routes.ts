import { staffExamCalls } from '#contract/exams.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { lookAtPhone, stepExam } from './actions.ts';
import { findLastPlace, listStaffExams } from './queries.ts';

export function addStaffExamRoutes(add: AddRoute): void {
  add(staffExamCalls.list, async (_call, { db }) => ({
    data: await listStaffExams(db),
    last_place: await findLastPlace(db),
  }));

  add(staffExamCalls.phone, async ({ viewer, params }, { db }) =>
    lookAtPhone(db, viewer, Number(params.id)),
  );

  add(staffExamCalls.step, async ({ viewer, params, body }, { db }) =>
    stepExam(db, viewer, Number(params.id), body),
  );
}
