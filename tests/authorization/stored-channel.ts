import { randomUUID } from 'node:crypto';
import { newChannelKey } from '#server/dialogs/rules.ts';
import { createPerson } from '#tests/factories.ts';
import type { TestApp } from '#tests/harness/app.ts';

async function store({ db }: Pick<TestApp, 'db'>, owner_id: number, starter_id: number) {
  const channel = await db
    .insertInto('channels')
    .values({ key: newChannelKey(), owner_id, starter_id })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('channel_members')
    .values([owner_id, starter_id].map((user_id) => ({ channel_id: channel.id, user_id })))
    .execute();
  return channel;
}

/** A dialog of that person with a stranger, about a card that is gone; answers its key. */
export async function storeChannel(app: TestApp, person: number): Promise<string> {
  const stranger = await createPerson(app, { role: 'worker' });
  return (await store(app, person, stranger.id)).key;
}

/** What that person has just written in such a dialog; answers its id. */
export async function storeMessage(app: TestApp, author_id: number): Promise<string> {
  const stranger = await createPerson(app, { role: 'worker' });
  const { id: channel_id } = await store(app, author_id, stranger.id);
  const { id } = await app.db
    .insertInto('messages')
    .values({
      channel_id,
      author_id,
      client_id: randomUUID(),
      kind: 'text',
      text: 'Здравствуйте',
      sequence: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** What that person was asked to come to in such a dialog, as yet unanswered; answers its message. */
export async function storeMeeting(app: TestApp, asked: number): Promise<string> {
  const stranger = await createPerson(app, { role: 'worker' });
  const { id: channel_id } = await store(app, asked, stranger.id);
  const { id } = await app.db
    .insertInto('messages')
    .values({
      channel_id,
      author_id: stranger.id,
      client_id: randomUUID(),
      kind: 'meeting',
      text: 'Предлагаю созвониться',
      sequence: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('meetings')
    .values({
      message_id: id,
      starts_at: new Date(Date.now() + 24 * 60 * 60 * 1000),
      time_zone: 'Europe/Moscow',
      way: 'phone',
      place: '',
    })
    .execute();
  return String(id);
}
