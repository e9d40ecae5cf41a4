import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockCalls } from '#contract/blocks.ts';
import { connectBeside } from '#server/platform/database.ts';
import { createDialog, send, showChannel, trySend } from '#tests/dialogs.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Both have written, and both know of it: the next message asks for nothing more. */
async function createTalk() {
  const talk = await createDialog(app);
  await send(talk.family, talk.channel, 'Здравствуйте!');
  await send(talk.worker, talk.channel, 'Добрый день');
  return talk;
}

it('tells the dialog and both people, with the unread messages of each', async () => {
  const { worker, family, channel } = await createTalk();
  const { sequence } = await send(family, channel, 'Когда вам удобно?');
  const events = await app.db
    .selectFrom('realtime_events')
    .select(['channel', 'event', 'payload'])
    .where(sql<boolean>`payload @> ${JSON.stringify({ channel, sequence })}::jsonb`)
    .orderBy('id')
    .execute();
  const told = { channel, sequence };
  expect(events).toEqual([
    { channel: `private-channels.${channel}`, event: 'channel.changed', payload: told },
    {
      channel: `private-users.${worker.id}`,
      event: 'dialog.changed',
      payload: { ...told, unread_messages_count: 2 },
    },
    {
      channel: `private-users.${family.id}`,
      event: 'dialog.changed',
      payload: { ...told, unread_messages_count: 1 },
    },
  ]);
});

it('wakes whoever listens, after its commit', async () => {
  const { family, channel } = await createTalk();
  const listener = connectBeside(app.db);
  await listener.connect();
  await listener.query('listen realtime');
  let heard = 0;
  listener.on('notification', () => (heard += 1));
  await send(family, channel, 'Вы здесь?');
  await expect.poll(() => heard).toBe(1);
  await listener.end();
});

it('is counted, and refused beyond sixty a minute', async () => {
  const { family, channel } = await createTalk();
  await app.db
    .updateTable('attempts')
    .set({ count: 59 })
    .where('key', '=', `messages:${family.id}`)
    .execute();
  await send(family, channel, 'Шестидесятое');
  const refused = await trySend(family, channel, 'Шестьдесят первое');
  expect(refused.status).toBe(429);
  expect((await showChannel(family, channel)).messages).toHaveLength(3);
});

it('that waits while the dialog is closed is refused', async () => {
  const { worker, family, channel } = await createTalk();
  const waiting = await app.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('channels')
      .select('id')
      .where('key', '=', channel)
      .forNoKeyUpdate()
      .execute();
    const blocked = worker.visitor.call(blockCalls.add, { params: { user: String(family.id) } });
    await untilWaiting(1);
    const sent = trySend(family, channel, 'Вы здесь?');
    await untilWaiting(2);
    return { blocked, sent };
  });
  expect((await waiting.blocked).status).toBe(204);
  expect((await waiting.sent).problem.detail).toBe('Диалог закрыт: написать сюда нельзя');
  expect((await showChannel(worker, channel)).messages).toHaveLength(2);
});

async function untilWaiting(count: number): Promise<void> {
  for (let found = 0; found < count; await sleep(10)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
    found = rows[0]?.count ?? 0;
  }
}
