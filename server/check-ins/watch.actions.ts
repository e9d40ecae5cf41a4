import { sql } from 'kysely';
import { checkInPatienceMinutes } from '#contract/check-ins.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { sendUncounted } from '#server/deliveries/budget.actions.ts';
import { queueMail, queueMessage } from '#server/platform/deliveries.ts';
import { confirmedContacts } from '#server/session/queries.ts';
import { finePath } from './access.ts';
import { alarmMail, alarmText, reminderMail, reminderText } from './messages.rules.ts';

/** After a reminder that came late, because the server was away, there is time to answer it. */
const afterReminderMinutes = 10;
const keptDays = 7;
const atOnce = 50;

/**
 * Reminds, and tells the trusted person: late after an outage rather than never, and never twice,
 * for the message is queued in the transaction that says so. All times are those of the database.
 */
export async function watchCheckIns({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom('check_ins')
      .select(['id', 'worker_id'])
      .where('state', '=', 'open')
      .where('reminded_at', 'is', null)
      .where('ends_at', '<=', sql<Date>`now()`)
      .orderBy('ends_at')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, worker_id } of due) {
      await remind(trx, config, id, worker_id);
      await trx
        .updateTable('check_ins')
        .set({ reminded_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute();
    }
  });
  await inTransaction(db, async (trx) => {
    const silent = await trx
      .selectFrom('check_ins')
      .innerJoin('users', 'users.id', 'check_ins.worker_id')
      .select(['check_ins.id', 'address', 'friend_name', 'friend_contact', 'started_at', 'ends_at'])
      .select('users.name as worker')
      .select(
        sql<string | null>`case when phone_verified_at is not null then phone end`.as('phone'),
      )
      .where('state', '=', 'open')
      .where('ends_at', '<=', sql<Date>`now() - make_interval(mins => ${checkInPatienceMinutes})`)
      .where('reminded_at', '<=', sql<Date>`now() - make_interval(mins => ${afterReminderMinutes})`)
      .orderBy('ends_at')
      .limit(atOnce)
      .forUpdate('check_ins')
      .skipLocked()
      .execute();
    for (const visit of silent) {
      const to = { address: visit.friend_contact };
      // Outside the budget of the day: somebody may be in danger, and five a day are the limit.
      if (to.address.startsWith('+')) await queueMessage(trx, to, { text: alarmText(visit) });
      else await queueMail(trx, to, alarmMail(visit));
      await trx
        .updateTable('check_ins')
        .set({ state: 'told', ended_at: sql<Date>`now()` })
        .where('id', '=', visit.id)
        .execute();
    }
  });
}

async function remind(
  trx: Connection,
  config: Deps['config'],
  id: number,
  userId: number,
): Promise<void> {
  const path = finePath(config.secret, id);
  const { phone, email } = await confirmedContacts(trx, userId);
  if (phone) {
    const text = reminderText(config.publicOrigin + path);
    await sendUncounted(trx, config, { address: phone, userId }, { text });
  }
  if (email) await queueMail(trx, { address: email, userId }, reminderMail(path));
}

/** Where somebody was, and whom they trust, is nobody's business a week later. */
export async function forgetCheckIns(db: Database): Promise<void> {
  await db
    .deleteFrom('check_ins')
    .where('ended_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .execute();
}
