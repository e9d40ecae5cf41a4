import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockCalls } from '#contract/blocks.ts';
import { dialogCalls } from '#contract/dialogs.ts';
import { getUser } from '#contract/session.ts';
import { beginDialog, createDialog, send, showChannel, trySend } from '#tests/dialogs.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { createPair } from '#tests/responses.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const list = async ({ visitor }: Person, query: object = {}) =>
  (await visitor.send(dialogCalls.list, { query })).data;
const events = async ({ visitor }: Person, channel: string, after: number) =>
  (await visitor.call(dialogCalls.events, { params: { channel }, query: { after } })).data;
const read = ({ visitor }: Person, channel: string, message_id: number) =>
  visitor.call(dialogCalls.read, { body: { channel, message_id } });
const unread = async ({ visitor }: Person) =>
  (await visitor.call(getUser)).data.unread_messages_count;
const textsOf = (messages: { text: string }[]) => messages.map(({ text }) => text);
const notesOf = ({ id }: Person) =>
  app.db.selectFrom('notifications').select('kind').where('user_id', '=', id).execute();

describe('a dialog', () => {
  it('is begun with the owner of a card, and is the same one ever after', async () => {
    const { worker, family, resume, channel } = await createDialog(app);
    expect(await beginDialog(family, resume)).toBe(channel);
    // Nothing was written: the other side is not troubled.
    expect((await list(worker)).data).toEqual([]);
    await send(family, channel, 'Здравствуйте!');
    await send(worker, channel, 'Добрый день');
    const [seen] = (await list(worker)).data;
    expect(seen).toMatchObject({
      channel,
      other: { id: family.id, name: 'Анна Петрова', is_gone: false },
      card: { slug: resume.slug, is_own: true },
      last_message: { text: 'Добрый день', author_id: worker.id },
      unread_count: 1,
    });
    expect(await unread(worker)).toBe(1);
    const shown = await showChannel(family, channel);
    expect(textsOf(shown.messages)).toEqual(['Здравствуйте!', 'Добрый день']);
    expect(shown).toMatchObject({ closed: null, left: null, next_cursor: null });
    expect(Date.parse(shown.last_seen_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is begun by somebody of the other role, with a confirmed phone', async () => {
    const { worker, vacancy, resume, family } = await createPair(app);
    const open = ({ visitor }: Person, slug: string) =>
      visitor.call(dialogCalls.open, { body: { card: slug } });
    expect((await open(worker, vacancy.slug)).status).toBe(200);
    expect((await open(worker, resume.slug)).status).toBe(403);
    expect((await open(family, vacancy.slug)).status).toBe(403);
    const unknown = await createPerson(app, { role: 'employer', verified: false });
    const refused = await open(unknown, resume.slug);
    expect([refused.status, refused.problem.detail]).toEqual([
      403,
      'Сначала подтвердите свой телефон',
    ]);
    const moderator = await createPerson(app, { role: 'moderator' });
    expect((await open(moderator, resume.slug)).status).toBe(403);
  });

  it('names the owner of a resume only once they have written', async () => {
    const { worker, family, channel } = await createDialog(app);
    await app.db
      .updateTable('consents')
      .set({ withdrawn_at: new Date() })
      .where('user_id', '=', worker.id)
      .where('kind', '=', 'distribution')
      .execute();
    await send(family, channel, 'Здравствуйте!');
    expect((await showChannel(family, channel)).other.name).toBeNull();
    expect((await list(family, { q: 'Соколова' })).data).toEqual([]);
    await send(worker, channel, 'Это я');
    expect((await showChannel(family, channel)).other.name).toBe('Елена Соколова');
    expect((await list(family, { q: 'Соколова' })).data).toHaveLength(1);
  });

  it('is nobody else’s, whatever they ask for', async () => {
    const { family, channel } = await createDialog(app);
    const { id } = await send(family, channel, 'Тайна');
    const stranger = await createPerson(app, { role: 'worker' });
    const { visitor } = stranger;
    const params = { channel };
    const message = { params: { id: String(id) } };
    const replies = await Promise.all([
      visitor.call(dialogCalls.show, { params, query: {} }),
      visitor.call(dialogCalls.events, { params, query: { after: 0 } }),
      trySend(stranger, channel, 'Я тут'),
      read(stranger, channel, id),
      visitor.call(dialogCalls.delivered, { body: { channel, message_id: id } }),
      visitor.call(dialogCalls.keepDraft, { params, body: { text: 'x' } }),
      visitor.call(dialogCalls.edit, { ...message, body: { text: 'x' } }),
      visitor.call(dialogCalls.remove, message),
      visitor.call(blockCalls.add, { params: { user: String(family.id) } }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
    expect((await list(stranger, { q: 'Тайна' })).data).toEqual([]);
  });
});

describe('a message', () => {
  it('is stored once, however often it is sent, and in one order for both', async () => {
    const { worker, family, channel } = await createDialog(app);
    await send(family, channel, 'Первое');
    await send(worker, channel, 'Ответ');
    const twin = randomUUID();
    const replies = await Promise.all([
      ...Array.from({ length: 50 }, () => trySend(family, channel, 'Одно', twin)),
      ...Array.from({ length: 10 }, (_, at) => trySend(worker, channel, `Ещё ${at}`)),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const ids = new Set(replies.slice(0, 50).map(({ data }) => data.id));
    expect(ids.size).toBe(1);
    const [mine, theirs] = [await showChannel(family, channel), await showChannel(worker, channel)];
    expect(mine.messages).toEqual(theirs.messages);
    expect(mine.messages).toHaveLength(13);
    const caughtUp = await events(worker, channel, 0);
    expect(caughtUp.messages.map(({ id }) => id)).toEqual(mine.messages.map(({ id }) => id));
  });

  it('may be followed by four more, until the other side answers', async () => {
    const { worker, family, channel } = await createDialog(app);
    for (const left of [4, 3, 2, 1, 0]) {
      await send(family, channel, `Осталось ${left}`);
      expect((await showChannel(family, channel)).left).toBe(left);
    }
    const refused = await trySend(family, channel, 'Ау');
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringMatching(/^Вы написали 5 сообщений подряд/),
    ]);
    expect((await showChannel(worker, channel)).left).toBeNull();
    await send(worker, channel, 'Здравствуйте');
    await send(family, channel, 'Ура');
  });

  it('is changed and taken back by its author within fifteen minutes', async () => {
    const { worker, family, channel } = await createDialog(app);
    const { id, sequence } = await send(family, channel, 'Придите в 10');
    const params = { id: String(id) };
    const edited = await family.visitor.call(dialogCalls.edit, { params, body: { text: 'В 11' } });
    expect(edited.data).toMatchObject({ id, text: 'В 11' });
    const seen = await events(worker, channel, sequence);
    expect(textsOf(seen.messages)).toEqual(['В 11']);
    const removed = await family.visitor.call(dialogCalls.remove, { params });
    expect(removed.data).toMatchObject({ id, text: '', deleted_at: expect.any(String) });
    expect(await unread(worker)).toBe(0);
    const again = await family.visitor.call(dialogCalls.edit, { params, body: { text: 'x' } });
    expect(again.status).toBe(409);
    const late = await send(family, channel, 'Поздно');
    const sent_at = new Date(Date.now() - 16 * 60_000);
    await app.db.updateTable('messages').set({ sent_at }).where('id', '=', late.id).execute();
    const refused = await family.visitor.call(dialogCalls.remove, {
      params: { id: String(late.id) },
    });
    expect(refused.status).toBe(409);
  });

  it('is read up to where it was seen, and told of once', async () => {
    const { worker, family, channel } = await createDialog(app);
    const first = await send(family, channel, 'Раз');
    const second = await send(family, channel, 'Два');
    expect(await notesOf(worker)).toEqual([{ kind: 'message_received' }]);
    expect(await unread(worker)).toBe(2);
    expect((await read(worker, channel, first.id)).data.unread_messages_count).toBe(1);
    // Nothing goes back, and a number of the future marks no more than there is.
    expect((await read(worker, channel, 1)).data.unread_messages_count).toBe(1);
    expect((await read(worker, channel, second.id + 1000)).data.unread_messages_count).toBe(0);
    expect((await showChannel(family, channel)).theirs).toEqual({
      read_id: second.id,
      delivered_id: second.id,
    });
    await send(family, channel, 'Три');
    expect(await unread(worker)).toBe(1);
    // What was read is told of anew.
    expect(await notesOf(worker)).toHaveLength(2);
  });

  it('warns its reader alone, until they have answered', async () => {
    const { worker, family, channel } = await createDialog(app);
    const { sequence } = await send(family, channel, 'Скиньте на карту 500 рублей: oplata.ru');
    const warnings = async (person: Person) =>
      (await showChannel(person, channel)).messages.map((message) => message.warnings);
    expect(await warnings(worker)).toEqual([['money', 'link']]);
    expect((await events(worker, channel, sequence - 1)).messages[0]?.warnings).toEqual([
      'money',
      'link',
    ]);
    expect(await warnings(family)).toEqual([[]]);
    await send(worker, channel, 'Нет, спасибо');
    expect(await warnings(worker)).toEqual([[], []]);
  });

  it('is found by its words, by the name and by the card', async () => {
    const { worker, family, channel, resume } = await createDialog(app);
    await send(family, channel, 'Есть ли у вас медкнижка?');
    for (const q of ['медкнижка', 'МЕДКНИЖКА', 'Анна', resume.title ?? '']) {
      expect((await list(worker, { q })).data.map((one) => one.channel)).toEqual([channel]);
    }
    for (const q of ['прививка', '%']) expect((await list(worker, { q })).data).toEqual([]);
  });
});

it('history is read upwards without gaps or repeats', async () => {
  const { worker, family, channel } = await createDialog(app);
  await send(family, channel, 'Начало');
  await send(worker, channel, 'Ответ');
  const { id } = await app.db
    .selectFrom('channels')
    .select('id')
    .where('key', '=', channel)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 100 }, (_, at) => ({
    channel_id: id,
    author_id: worker.id,
    client_id: randomUUID(),
    kind: 'text' as const,
    text: `№ ${at}`,
    sequence: 2 + at,
  }));
  await app.db.insertInto('messages').values(rows).execute();
  const seen: number[] = [];
  let before: number | undefined;
  do {
    const page = await showChannel(family, channel, before);
    seen.unshift(...page.messages.map((message) => message.id));
    before = page.next_cursor ?? undefined;
  } while (before !== undefined);
  expect(seen).toHaveLength(102);
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
});

it('the list goes on by pages', async () => {
  const family = await createPerson(app, { role: 'employer', name: 'Анна' });
  const pairs = await Promise.all(Array.from({ length: 3 }, () => createPair(app)));
  for (const { resume } of pairs) await send(family, await beginDialog(family, resume), 'Привет');
  const all = (await list(family)).data.map(({ channel }) => channel);
  expect(all).toHaveLength(3);
  const [first] = (await list(family)).data;
  const cursor = `${new Date(first?.changed_at ?? 0).getTime()}_999999999999`;
  expect((await list(family, { cursor })).data.map(({ channel }) => channel)).toEqual(all);
  expect((await list(family, { cursor: '0_0' })).data).toEqual([]);
});

describe('whoever is blocked', () => {
  it('neither writes nor is written to, until that is taken back', async () => {
    const { worker, family, channel } = await createDialog(app);
    await send(family, channel, 'Здравствуйте');
    const params = { user: String(family.id) };
    const isBlockedFor = async (by: Person) => (await showChannel(by, channel)).is_blocked;
    expect((await worker.visitor.call(blockCalls.add, { params })).status).toBe(204);
    const refused = await trySend(family, channel, 'Почему?');
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      'Диалог закрыт: написать сюда нельзя',
    ]);
    expect((await trySend(worker, channel, 'Вот')).problem.detail).toMatch(/^Вы заблокировали/);
    expect((await showChannel(family, channel)).closed).toBe('Диалог закрыт: написать сюда нельзя');
    // Only who has blocked is told who it was.
    const blocksOf = async ({ visitor }: Person) => (await visitor.call(blockCalls.list)).data.data;
    expect([await isBlockedFor(worker), await isBlockedFor(family)]).toEqual([true, false]);
    for (const by of [worker, family]) {
      expect((await showChannel(by, channel)).last_seen_at).toBeNull();
    }
    expect(await blocksOf(worker)).toMatchObject([
      { channel, other: { id: family.id, name: 'Анна Петрова' }, card: { is_own: true } },
    ]);
    expect(await blocksOf(family)).toEqual([]);
    await worker.visitor.call(blockCalls.remove, { params });
    expect(await blocksOf(worker)).toEqual([]);
    expect(await isBlockedFor(worker)).toBe(false);
    expect((await trySend(family, channel, 'Спасибо')).status).toBe(200);
  });
});
