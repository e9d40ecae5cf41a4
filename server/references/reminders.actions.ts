import { sql } from 'kysely';
import { referenceDays } from '#contract/references.ts';
import { inTransaction } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { sendQuestion } from './letters.actions.ts';

const remindAfterDays = 7;

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
  while (last !== null) last = await remindNext({ db, config }, last);
}

/**
 * The one after this; null after all. Each in a transaction of its own: the budget of messages is locked
 * after a number everywhere, and whom no message may reach today waits alone.
 */
async function remindNext({ db, config }: Bearing, after: number): Promise<number | null> {
  return inTransaction(db, async (trx) => {
    const next = await trx
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
      .limit(1)
      .forUpdate('work_references')
      .skipLocked()
      .executeTakeFirst();
    if (!next) return null;
    const { contact, ...asked } = next;
    if (contact !== null && (await sendQuestion(trx, config, { ...asked, contact }))) {
      await trx
        .updateTable('work_references')
        .set({ reminded_at: sql<Date>`now()` })
        .where('id', '=', asked.id)
        .execute();
    }
    return asked.id;
  });
}
