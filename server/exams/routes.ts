import { examCalls } from '#contract/exams.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { requestExam, showExam, withdrawExam } from './actions.ts';
import { listExams } from './queries.ts';

export function addExamsRoutes(add: AddRoute): void {
  add(examCalls.list, async ({ viewer }, { db }) => ({ data: await listExams(db, viewer.id) }));

  add(examCalls.request, async ({ viewer, body }, { db }) => requestExam(db, viewer, body.wish));

  add(examCalls.withdraw, async ({ viewer }, { db }) => {
    await withdrawExam(db, viewer);
    return undefined;
  });

  add(examCalls.show, async ({ viewer, params, body }, { db }) => {
    await showExam(db, viewer, { id: Number(params.id), is_shown: body.is_shown });
    return undefined;
  });
}
