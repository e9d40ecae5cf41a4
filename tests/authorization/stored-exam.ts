import { moscowDay } from '#contract/russian.ts';
import type { TestApp } from '#tests/harness/app.ts';

/** One that was done; answers its id. */
export async function storeExam(app: TestApp, owner: number): Promise<string> {
  const now = new Date();
  const { id } = await app.db
    .insertInto('exams')
    .values({ user_id: owner, state: 'done', day: moscowDay(now), risk: 'low', ended_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** One that is still to be agreed upon. */
export async function storeOpenExam(app: TestApp, owner: number): Promise<string> {
  const { id } = await app.db
    .insertInto('exams')
    .values({ user_id: owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}
