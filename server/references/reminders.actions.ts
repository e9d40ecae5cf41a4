import { sql } from 'kysely';
import { referenceDays } from '#contract/references.ts';
import { inTransaction } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { sendQuestion } from './letters.actions.ts';

const remindAfterDays = 7;
const atOnce = 100;

type Bearing = Pick<Deps, 'db' | 'config'>;

/** Once a week later; what nobody has answered in a month is over, and the contact is forgotten. */
export async function remindAndForget({ db, config }: Bearing): Promise<void> {
  await db
    .updateTable('work_references')
    .set({ contact: null })
    .where('contact', 'is not', null)
    .where('asked_at', '<', sql<Date>`now() - make_interval(days => ${referenceDays})`)
    .execute();
  let last: number | null = 0;
  while (last !== null) last = await remindAfter({ db, config }, last);
}

/** The next ones; answers the last of them, null after all. Whom no message may reach today waits alone. */
async function remindAfter({ db, config }: Bearing, after: number): Promise<number | null> {
  return inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom('work_references')
      .innerJoin('users', 'users.id', 'work_references.worker_id')
      .select(['work_references.id', 'work_references.name', 'work', 'contact'])
      .select('users.name as worker')
      .where('work_references.id', '>', after)
      .where('contact', 'is not', null)
      .where('reminded_at', 'is', null)
      .where('asked_at', '<', sql<Date>`now() - make_interval(days => ${remindAfterDays})`)
      .where('users.blocked_at', 'is', null)
      .where('users.deletion_asked_at', 'is', null)
      .orderBy('work_references.id')
      .limit(atOnce)
      .forUpdate('work_references')
      .skipLocked()
      .execute();
    for (const { contact, ...asked } of due) {
      if (contact === null) continue;
      if (!(await sendQuestion(trx, config, { ...asked, contact }))) continue;
      await trx
        .updateTable('work_references')
        .set({ reminded_at: sql<Date>`now()` })
        .where('id', '=', asked.id)
        .execute();
    }
    return due.at(-1)?.id ?? null;
  });
}
