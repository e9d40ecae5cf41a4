import { selfAssessmentCalls } from '#contract/self-assessment.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { keepAssessment } from './actions.ts';
import { listAssessments } from './queries.ts';

export function addSelfAssessmentRoutes(add: AddRoute): void {
  add(selfAssessmentCalls.list, async ({ viewer }, { db }) => ({
    data: await listAssessments(db, viewer),
  }));

  add(selfAssessmentCalls.update, async ({ viewer, body }, { db }) =>
    keepAssessment(db, viewer, body),
  );
}
