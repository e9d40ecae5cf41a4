import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import { unseenLetter } from './unseen.emails.ts';
import { betweenLettersMs } from './letter-waits.rules.ts';
import { switchedOff } from './settings.queries.ts';

const atOnce = 100;

/**
 * Writes the letters about what people have not looked at in time, one a person, and at most one an
 * hour; a batch after the person `after`. Answers the last of them, or null when there are no more.
 */
export async function mailUnseen(db: Database, after: number, now: Date): Promise<number | null> {
  const people = await db
    .selectFrom('notifications')
    .leftJoin('notification_feeds as feed', 'feed.user_id', 'notifications.user_id')
    .select('notifications.user_id')
    .distinct()
    .where('notifications.user_id', '>', after)
    .where('mail', 'is not', null)
    .where('mail_due_at', '<=', now)
    .where((row) => row.or([row('mailed_at', 'is', null), row('mailed_at', '<=', hourAgo(now))]))
    .orderBy('notifications.user_id')
    .limit(atOnce)
    .execute();
  for (const { user_id } of people) {
    await inTransaction(db, (trx) => mailOne(trx, user_id, now));
  }
  return people.at(-1)?.user_id ?? null;
}

const hourAgo = (now: Date) => new Date(now.getTime() - betweenLettersMs);

/** Letter and mark commit together: it is written once, whoever else is at it. */
async function mailOne(trx: Connection, userId: number, now: Date): Promise<void> {
  const feed = await trx
    .selectFrom('notification_feeds')
    .select('mailed_at')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!feed || (feed.mailed_at && feed.mailed_at > hourAgo(now))) return;
  const off = await switchedOff(trx, userId, 'mail');
  const due = await takeDue(trx, userId, now);
  const wanted = due.filter(({ held_back_by: by }) => by === null || !off.includes(by));
  const address = await confirmedAddress(trx, userId);
  const letter = address && unseenLetter(wanted);
  if (!letter) return;
  await queueMail(trx, { address, userId }, letter);
  await trx
    .updateTable('notification_feeds')
    .set({ mailed_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** The letters that nobody has written yet, the oldest first; whatever becomes of them now. */
async function takeDue(trx: Connection, userId: number, now: Date) {
  const due = await trx
    .selectFrom('notifications')
    .select(['id', 'text', 'path', 'mail', 'held_back_by'])
    .where('user_id', '=', userId)
    .where('mail', 'is not', null)
    .where('mail_due_at', '<=', now)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  await trx.updateTable('notifications').set({ mail: null }).where('id', 'in', ids).execute();
  return due.flatMap(({ mail, ...line }) => (mail ? [{ ...line, mail }] : []));
}

async function confirmedAddress(trx: Connection, userId: number): Promise<string | null> {
  const user = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return user?.email ?? null;
}
