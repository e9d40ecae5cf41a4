import { sql } from 'kysely';
import { moderationCalls } from '#contract/moderation.ts';
import { queues } from '#server/admin/queues.actions.ts';
import { jobs } from '#server/worker.ts';
import type { Person } from './factories.ts';
import type { TestApp } from './harness/app.ts';

/** Complaints have a time of their own below. */
const queueTables = queues.map(({ table }) => table).filter((table) => table !== 'complaints');

type Parts = Pick<TestApp, 'db' | 'deps'>;

/** The ten seconds in which a decision can be taken back are over, and the job has run. */
export async function passUndo(app: Parts): Promise<void> {
  // Before the time passes: what is decided at this very moment keeps its job for the next call.
  const due = await takeJobs(app, 'apply_%');
  // What was said before it was decided stays before it: both move at once, since a browser may
  // decide meanwhile.
  await sql`update complaints set decided_at = decided_at - interval '11 seconds', said_at = said_at -
      case when said_at <= latest then interval '11 seconds' else interval '0' end
    from (select max(decided_at) as latest from complaints where applied_at is null) as decided
    where decided_at is not null or said_at <= latest`.execute(app.db);
  for (const table of queueTables) {
    await sql`update ${sql.table(table)} set decided_at = decided_at - interval '11 seconds'
      where decided_at is not null`.execute(app.db);
  }
  await run(app, due);
}

/** The job of one decision, whenever it is due. */
export const applyReview = async (app: TestApp, id: number): Promise<void> =>
  jobs.find(({ name }) => name === 'apply_review')?.run(app.deps, { id });

/** Those that wait, whenever they are due, by a pattern of their names. */
export async function runJobs(app: Parts, names: string): Promise<void> {
  await run(app, await takeJobs(app, names));
}

interface TakenJob {
  name: string;
  payload: unknown;
}

async function takeJobs({ db }: Parts, names: string): Promise<TakenJob[]> {
  const { rows } = await sql<TakenJob>`
    with gone as (
      delete from graphile_worker._private_jobs as jobs
      using graphile_worker._private_tasks as tasks
      where tasks.id = jobs.task_id and tasks.identifier like ${names}
      returning jobs.id, tasks.identifier as name, jobs.payload
    )
    select name, payload from gone order by id`.execute(db);
  return rows;
}

async function run({ deps }: Parts, taken: TakenJob[]): Promise<void> {
  for (const { name, payload } of taken) {
    await jobs.find((job) => job.name === name)?.run(deps, payload);
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
