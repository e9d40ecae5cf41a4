import { sendRecoveryLetter } from '#server/accounts/recovery.jobs.ts';
import { sql } from 'kysely';
import type { TestApp } from './harness/app.ts';

/** Letters and messages to an address, the newest first. */
export async function lettersTo({ db }: Pick<TestApp, 'db'>, recipient: string) {
  return db
    .selectFrom('letters')
    .select(['id', 'subject', 'text', 'content', 'channel'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute();
}

/** Does the jobs of recovery that were asked for, in their order. */
export async function runRecovery({ db, deps }: Pick<TestApp, 'db' | 'deps'>): Promise<void> {
  const { rows } = await sql<{ payload: unknown }>`
    with gone as (
      delete from graphile_worker._private_jobs as jobs
      using graphile_worker._private_tasks as tasks
      where tasks.id = jobs.task_id and tasks.identifier = ${sendRecoveryLetter.name}
      returning jobs.id, jobs.payload
    )
    select payload from gone order by id`.execute(db);
  for (const { payload } of rows) await sendRecoveryLetter.run(deps, payload);
}

/** The address and the token of the newest recovery letter, as the page gets them. */
export async function linkIn(app: Pick<TestApp, 'db'>, recipient: string) {
  const letters = await lettersTo(app, recipient);
  const path = letters.find(({ content }) => content?.action?.path.includes('token='))?.content
    ?.action?.path;
  const query = new URL(path ?? '/', 'https://ryadom.example').searchParams;
  return { email: query.get('email') ?? '', token: query.get('token') ?? '' };
}
