import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialogLimits } from '#contract/messages.ts';
import { countUnreadMessages } from '#server/dialogs/messages.queries.ts';
import { listDialogs } from '#server/dialogs/list.queries.ts';
import { listEvents, showChannel } from '#server/dialogs/queries.ts';
import type { Database } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { growDialogs } from './dialogs.ts';
import { readsOfCards, rowsRead } from './plans.ts';

const channels = 500;
const messages = 10_000;
const times = 20;

let app: TestApp;
let viewer: SignedIn;
/** The channel with many messages, and one in the middle of it. */
let long: string;
let half: number;
beforeAll(async () => {
  app = await startTestApp();
  const person = await createPerson(app, { role: 'worker' });
  const { slug } = await createPublished(person, 'resume');
  const card = await app.db
    .selectFrom('cards')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  await growDialogs(app.db, { owner: person.id, card: card.id, channels, messages });
  viewer = { id: person.id, role: 'worker', session_id: 0 };
  const first = await app.db
    .selectFrom('channels')
    .select(['id', 'key'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  long = first.key;
  const message = await app.db
    .selectFrom('messages')
    .select('id')
    .where('channel_id', '=', first.id)
    .orderBy('id')
    .offset(messages / 2)
    .executeTakeFirstOrThrow();
  half = message.id;
});
afterAll(() => app.stop());

type Read = (db: Database) => Promise<unknown>;
const cursorDeep = async (db: Database) => {
  let cursor: string | undefined;
  for (let page = 0; page < 10; page += 1) {
    cursor = (await listDialogs(db, viewer, { cursor })).meta.next_cursor ?? undefined;
  }
  return cursor;
};

const tables = ['messages', 'channels', 'channel_members', 'users'];
async function readsOf(read: Read): Promise<string[]> {
  const reads: string[] = [];
  for (const table of tables) reads.push(...(await readsOfCards(app.db, read, table)));
  return reads;
}

async function report(what: string, read: Read): Promise<void> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now();
    await read(app.db);
    taken.push(performance.now() - began);
  }
  const median = taken.toSorted((one, other) => one - other)[times / 2] ?? NaN;
  process.stdout.write(`${what}: ${median.toFixed(1)} ms\n`);
}

describe('with ten thousand messages in a channel and five hundred channels', () => {
  const page = dialogLimits.messages;
  it.each<[string, Read, string, number]>([
    ['the list of dialogs', (db) => listDialogs(db, viewer, {}), 'channel_members_newest', 200],
    ['an opened channel', (db) => showChannel(db, viewer, long), 'messages_upwards', page * 2],
    ['a page far up', (db) => showChannel(db, viewer, long, half), 'messages_upwards', page * 2],
    [
      'events after a sequence',
      (db) => listEvents(db, viewer, long, messages - 100),
      'messages_changed',
      220,
    ],
    [
      'all events of a long channel',
      (db) => listEvents(db, viewer, long, 0),
      'messages_changed',
      220,
    ],
    ['the unread count', (db) => countUnreadMessages(db, viewer.id), 'channel_members_unread', 0],
  ])('%s is served by indexes', async (what, read, index, most) => {
    const reads = await readsOf(read);
    expect(reads).toContain(index);
    expect(reads).not.toContain('Seq Scan');
    expect(await rowsRead(app.db, read, 'messages')).toBeLessThanOrEqual(most);
    await report(what, read);
  });

  it('a page far down the list is served as the first one is', async () => {
    const cursor = await cursorDeep(app.db);
    const read: Read = (db) => listDialogs(db, viewer, { cursor });
    expect(await readsOf(read)).not.toContain('Seq Scan');
    await report('page 11 of the list', read);
  });

  it.each(['Собеседник 77', 'здравствуйте', 'рояль', 'ю'])(
    'a search for «%s» reads nothing of others',
    async (q) => {
      const read: Read = (db) => listDialogs(db, viewer, { q });
      expect(await readsOfCards(app.db, read, 'messages')).not.toContain('Seq Scan');
      // Its own twenty thousand; others have nine times as many.
      expect(await rowsRead(app.db, read, 'messages')).toBeLessThan(messages * 2.2);
      await report(`search for «${q}»`, read);
    },
  );
});
