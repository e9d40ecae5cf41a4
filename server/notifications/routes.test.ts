import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationCalls } from '#contract/notifications.ts';
import { countOf } from '#contract/russian.ts';
import { getUser } from '#contract/session.ts';
import { updateSettings } from '#contract/settings.ts';
import { writtenTo } from '#tests/deliveries.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { noteTo } from '#tests/notes.ts';
import { notify, type Note } from './notify.actions.ts';
import { mailUnseen } from './letters.actions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const someone = () => createPerson(app, { role: 'worker' });
const tell = ({ id }: Person, change: Partial<Note> = {}) =>
  app.db.transaction().execute((trx) => notify(trx, { ...noteTo(id), ...change }));
const tellMany = async (person: Person, count: number) => {
  for (let told = 1; told <= count; told += 1) {
    await tell(person, { line: { text: `№ ${told}`, path: '/account' } });
  }
};
const list = async (
  { visitor }: Person,
  query: { type?: 'all' | 'read' | 'unread'; page?: number } = {},
) => (await visitor.call(notificationCalls.list, { query })).data;
const eventsAfter = async ({ visitor }: Person, after: number) =>
  (await visitor.call(notificationCalls.events, { query: { after } })).data;
const read = ({ visitor }: Person, id: number) =>
  visitor.call(notificationCalls.read, { params: { id } });
const badge = async ({ visitor }: Person) =>
  (await visitor.call(getUser)).data.unread_notifications_count;
const texts = ({ data }: { data: { text: string }[] }) => data.map(({ text }) => text);

describe('the list', () => {
  it('is empty at first', async () => {
    expect(await list(await someone())).toEqual({
      data: [],
      meta: { current_page: 1, last_page: 1 },
      all_count: 0,
      read_count: 0,
      unread_count: 0,
      sequence: 0,
    });
  });

  it('has pages, the newest first, and one for each type', async () => {
    const anna = await someone();
    await tellMany(anna, 43);
    const first = await list(anna);
    expect(texts(first).slice(0, 2)).toEqual(['№ 43', '№ 42']);
    expect(first.meta).toEqual({ current_page: 1, last_page: 3 });
    expect(texts(await list(anna, { page: 3 }))).toEqual(['№ 3', '№ 2', '№ 1']);
    await read(anna, first.data[0]?.id ?? 0);
    const unread = await list(anna, { type: 'unread' });
    expect(unread).toMatchObject({ all_count: 43, unread_count: 42, read_count: 1 });
    expect(texts(unread)[0]).toBe('№ 42');
    expect(texts(await list(anna, { type: 'read' }))).toEqual(['№ 43']);
  });

  it('tells where each leads, and when it was read', async () => {
    const anna = await someone();
    await tell(anna);
    const [line] = (await list(anna)).data;
    expect(line).toMatchObject({ kind: 'contact_opened', path: '/account', read_at: null });
    await read(anna, line?.id ?? 0);
    const [after] = (await list(anna)).data;
    expect(Date.parse(after?.read_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await read(anna, line?.id ?? 0);
    expect((await list(anna)).data).toEqual([after]);
  });
});

it('all are read at once, and the badge goes', async () => {
  const anna = await someone();
  await tellMany(anna, 3);
  expect(await badge(anna)).toBe(3);
  await anna.visitor.call(notificationCalls.readAll);
  await anna.visitor.call(notificationCalls.readAll);
  expect(await badge(anna)).toBe(0);
  expect(await list(anna)).toMatchObject({ read_count: 3, unread_count: 0 });
});

describe('after a gap', () => {
  it('what came and what was read is told once, in order', async () => {
    const anna = await someone();
    await tellMany(anna, 2);
    const { sequence, data } = await list(anna);
    expect(await eventsAfter(anna, sequence)).toMatchObject({ data: [], is_whole: true });
    await tell(anna, { line: { text: 'Ещё', path: '/account' } });
    await read(anna, data[1]?.id ?? 0);
    const gap = await eventsAfter(anna, sequence);
    expect(texts(gap)).toEqual(['Ещё', '№ 1']);
    expect(gap).toMatchObject({ unread_count: 2, read_count: 1, is_whole: true });
    expect((await eventsAfter(anna, gap.sequence)).data).toEqual([]);
  });

  it('so much that the list is better loaded anew is not told', async () => {
    const anna = await someone();
    await tellMany(anna, 101);
    expect(await eventsAfter(anna, 0)).toMatchObject({ data: [], is_whole: false });
    expect(await eventsAfter(anna, 1)).toMatchObject({ is_whole: true, all_count: 101 });
  });

  it('twenty at the same time have numbers and counts of their own', async () => {
    const anna = await someone();
    await Promise.all(Array.from({ length: 20 }, () => tell(anna)));
    const events = await app.db
      .selectFrom('realtime_events')
      .select('payload')
      .where('channel', '=', `private-users.${anna.id}`)
      .execute();
    const counts = events.map(({ payload }) => Number(payload['notification_count']));
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect((await list(anna)).sequence).toBe(20);
  });
});

describe('a letter', () => {
  const words = ['новое уведомление', 'новых уведомления', 'новых уведомлений'] as const;
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  const subjects = async ({ email }: Person) =>
    (await writtenTo(app, email)).map(({ subject }) => subject).toReversed();

  it('comes about what was not seen within ten minutes, and once', async () => {
    const anna = await someone();
    await tell(anna);
    await mailUnseen(app.db, 0, minutes(9));
    expect(await subjects(anna)).toEqual([]);
    await mailUnseen(app.db, 0, minutes(11));
    await mailUnseen(app.db, 0, minutes(90));
    expect(await subjects(anna)).toEqual(['Ваши контакты открыли']);
  });

  it('does not come about what was seen', async () => {
    const anna = await someone();
    await tellMany(anna, 2);
    await read(anna, (await list(anna)).data[0]?.id ?? 0);
    await anna.visitor.call(notificationCalls.readAll);
    await mailUnseen(app.db, 0, minutes(11));
    expect(await subjects(anna)).toEqual([]);
  });

  it('is one for all that was not seen, and at most one an hour', async () => {
    const anna = await someone();
    await tellMany(anna, 12);
    await mailUnseen(app.db, 0, minutes(11));
    expect(await subjects(anna)).toEqual([countOf(12, words)]);
    const [letter] = await writtenTo(app, anna.email);
    expect(letter?.content?.items?.length).toBe(10);
    expect(letter?.content?.action).toEqual({
      label: 'Посмотреть все: 12',
      path: '/account/notifications/unread',
    });
    await tellMany(anna, 2);
    await mailUnseen(app.db, 0, minutes(40));
    expect(await subjects(anna)).toHaveLength(1);
    await mailUnseen(app.db, 0, minutes(72));
    expect(await subjects(anna)).toEqual([countOf(12, words), countOf(2, words)]);
  });

  it('is written once by two processes', async () => {
    const anna = await someone();
    await tell(anna);
    await Promise.all([1, 2, 3].map(() => mailUnseen(app.db, 0, minutes(11))));
    expect(await subjects(anna)).toHaveLength(1);
  });

  it('is held back by what the person wants when it goes out', async () => {
    const anna = await someone();
    await tell(anna);
    const notifications = [{ kind: 'contact_opened' as const, mail: false }];
    await anna.visitor.call(updateSettings, { body: { notifications } });
    await mailUnseen(app.db, 0, minutes(11));
    expect(await subjects(anna)).toEqual([]);
    await tell(anna, { heldBackBy: null });
    await mailUnseen(app.db, 0, minutes(11));
    expect(await subjects(anna)).toHaveLength(1);
  });
});
