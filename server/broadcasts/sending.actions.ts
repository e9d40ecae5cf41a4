import { withdrawConsents } from '#server/consents/actions.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import { conflict, notFound } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import { addJob } from '#server/platform/queue.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { checkVersion, lockBroadcast, writeDown } from './actions.ts';
import { newsMail } from './emails.ts';
import { newsWords } from './notifications.ts';
import { countReceivers, receiversOf } from './queries.ts';
import { batchPauseMs, batchSize, isNewsKey } from './rules.ts';

type Stored = Awaited<ReturnType<typeof lockBroadcast>>;

/** The first time, or once more after a stop: it goes on after the last who was looked at. */
export async function startBroadcast(
  db: Database,
  viewer: SignedIn,
  id: number,
  version: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockBroadcast(trx, id);
    if (row.state === 'sending' || row.state === 'done') {
      throw conflict('Эта рассылка уже отправляется или отправлена', 'wrong_state');
    }
    checkVersion(row, version);
    const people = row.people ?? (await countReceivers(trx, row));
    if (people === 0) throw conflict('Получателей нет: никто из них не соглашался на новости');
    const run = row.run + 1;
    await trx
      .updateTable('broadcasts')
      .set({ state: 'sending', people, run, started_at: row.started_at ?? new Date() })
      .where('id', '=', id)
      .execute();
    await addJob(trx, 'send_broadcast', { id, run });
    await writeDown(trx, viewer, 'broadcast_start', { id, subject: row.subject, people });
  });
}

/** Letters of the batch that has been put already leave; no other begins. */
export async function stopBroadcast(db: Database, viewer: SignedIn, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockBroadcast(trx, id);
    if (row.state !== 'sending') throw conflict('Эта рассылка сейчас не идёт', 'wrong_state');
    await trx.updateTable('broadcasts').set({ state: 'stopped' }).where('id', '=', id).execute();
    await writeDown(trx, viewer, 'broadcast_stop', { id, subject: row.subject });
  });
}

/**
 * One batch: letters, who has got them, how far it is and the job of the next batch commit together.
 * Cut off at any point it begins again as if nothing had been; nobody gets it twice.
 */
export async function sendBatch(
  { db, config }: Deps,
  { id, run }: { id: number; run: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockBroadcast(trx, id);
    if (row.state !== 'sending' || row.run !== run) return;
    const people = await receiversOf(trx, row)
      .select(['id', 'email'])
      .where('id', '>', row.passed_user_id)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const { id: userId, email } of people) {
      if (email !== null) await tell(trx, row, { userId, email }, config);
    }
    const isLast = people.length < batchSize;
    await trx
      .updateTable('broadcasts')
      .set({
        passed_user_id: people.at(-1)?.id ?? row.passed_user_id,
        ...(isLast && { state: 'done', ended_at: new Date() }),
      })
      .where('id', '=', id)
      .execute();
    if (!isLast) {
      await addJob(trx, 'send_broadcast', { id, run }, new Date(Date.now() + batchPauseMs));
    }
  });
}

async function tell(
  trx: Connection,
  row: Stored,
  { userId, email }: { userId: number; email: string },
  config: Deps['config'],
): Promise<void> {
  const fresh = await trx
    .insertInto('broadcast_letters')
    .values({ broadcast_id: row.id, user_id: userId })
    .onConflict((conflicting) => conflicting.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!fresh) return;
  await queueMail(trx, { address: email, userId }, newsMail(row, userId, config));
  if (!row.with_note) return;
  const words = newsWords(row.subject, row.button_path);
  await notify(trx, { user_id: userId, ...words, heldBackBy: null });
}

/** To see it in a mail program before anybody else does. */
export async function sendTest(
  { db, config }: Deps,
  viewer: SignedIn,
  id: number,
): Promise<{ email: string }> {
  await countAttempt(db, { key: `broadcast-test:${viewer.id}`, most: 20, seconds: 60 * 60 });
  return inTransaction(db, async (trx) => {
    const row = await lockBroadcast(trx, id);
    const { email } = await trx
      .selectFrom('users')
      .select('email')
      .where('id', '=', viewer.id)
      .executeTakeFirstOrThrow();
    if (email === null)
      throw conflict('У вас в профиле нет почты: некуда отправить пробное письмо');
    // It is asked for, whatever this reader has agreed to.
    const mail = { ...newsMail(row, viewer.id, config), news: undefined };
    await queueMail(trx, { address: email, userId: viewer.id }, mail);
    await writeDown(trx, viewer, 'broadcast_test', { id, subject: row.subject });
    return { email };
  });
}

/** By the link of a letter, without signing in; doing it twice is doing it once. */
export async function stopNews(
  { db, config }: Deps,
  link: { id: string; key: string },
): Promise<void> {
  if (!isNewsKey(config, link)) throw notFound('Эта ссылка не подходит: возможно, она обрезана');
  await withdrawConsents(db, Number(link.id), 'marketing');
}
