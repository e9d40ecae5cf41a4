import { sql } from 'kysely';
import { moderationCalls } from '#contract/moderation.ts';
import { jobs } from '#server/worker.ts';
import type { Person } from './factories.ts';
import type { TestApp } from './harness/app.ts';

/** The ten seconds in which a decision can be taken back are over, and the job has run. */
export async function passUndo(app: TestApp): Promise<void> {
  for (const table of ['card_reviews', 'complaints', 'appeals', 'passport_checks'] as const) {
    await sql`update ${sql.table(table)} set decided_at = decided_at - interval '11 seconds'
      where decided_at is not null`.execute(app.db);
  }
  await runJobs(app, 'apply_%');
}

/** The job of one decision, whenever it is due. */
export const applyReview = async (app: TestApp, id: number): Promise<void> =>
  jobs.find(({ name }) => name === 'apply_review')?.run(app.deps, { id });

/** Those that wait, whenever they are due, by a pattern of their names. */
export async function runJobs(app: TestApp, names: string): Promise<void> {
  const { rows } = await sql<{ name: string; payload: unknown }>`
    with gone as (
      delete from graphile_worker._private_jobs as jobs
      using graphile_worker._private_tasks as tasks
      where tasks.id = jobs.task_id and tasks.identifier like ${names}
      returning jobs.id, tasks.identifier as name, jobs.payload
    )
    select name, payload from gone order by id`.execute(app.db);
  for (const { name, payload } of rows) {
    await jobs.find((job) => job.name === name)?.run(app.deps, payload);
  }
}

/** The review of a card in the queue, wherever in it. */
export async function reviewOf({ visitor }: Person, slug: string) {
  for (let page = 1; ; page += 1) {
    const { data, status } = await visitor.call(moderationCalls.reviews.list, { query: { page } });
    if (status !== 200) throw new Error(`The queue answers ${status}`);
    const found = data.data.find((review) => review.slug === slug);
    if (found || page >= data.meta.last_page) return found;
  }
}
