import { sendRecoveryLetter } from '#server/accounts/recovery.jobs.ts';
import { mailUnseen } from '#server/notifications/letters.actions.ts';
import { sql } from 'kysely';
import type { TestApp } from './harness/app.ts';

/** Letters and messages to an address that are written by now, the newest first. */
export async function writtenTo({ db }: Pick<TestApp, 'db'>, recipient: string) {
  return db
    .selectFrom('letters')
    .select(['id', 'subject', 'text', 'content', 'channel'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute();
}

/** The same once nobody has looked at the site for a while: with what they have not seen there. */
export async function lettersTo(app: Pick<TestApp, 'db'>, recipient: string) {
  await mailUnseenLater(app.db);
  return writtenTo(app, recipient);
}

let hoursLater = 0;

/** Hours go by, for the job alone that writes about what was not seen. */
export async function mailUnseenLater(db: TestApp['db']): Promise<void> {
  hoursLater += 2;
  const now = new Date(Date.now() + hoursLater * 60 * 60 * 1000);
  let last: number | null = 0;
  while (last !== null) last = await mailUnseen(db, last, now);
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
