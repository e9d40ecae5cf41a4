import { examCalls } from '#contract/exams.ts';
import { selfAssessmentCalls } from '#contract/self-assessment.ts';
import type { User } from '#contract/session.ts';
import type { Api } from '#web/lib/api/api.ts';

/** Null: only workers are tested. */
export async function loadTest(api: Api, { role }: User) {
  if (role.name !== 'worker') return null;
  const [{ data: assessments }, { data: exams }] = await Promise.all([
    api.call(selfAssessmentCalls.list),
    api.call(examCalls.list),
  ]);
  return { assessments, exams };
}

export type OwnTest = NonNullable<Awaited<ReturnType<typeof loadTest>>>;
