import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockCalls } from '#contract/blocks.ts';
import { dialogCalls } from '#contract/dialogs.ts';
import { type Message } from '#contract/messages.ts';
import { meetingCalls } from '#contract/meeting-calls.ts';
import type { MeetingProposal } from '#contract/meetings.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { getUser } from '#contract/session.ts';
import { updateSettings } from '#contract/settings.ts';
import { lettersTo } from '#tests/deliveries.ts';
import { createDialog, send, showChannel, trySend } from '#tests/dialogs.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { zoneOf } from '../zones.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const hour = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const proposal = (parts: Partial<MeetingProposal> = {}): MeetingProposal => ({
  client_id: randomUUID(),
  starts_at: inHours(48),
  way: 'place',
  place: 'Кафе у метро',
  ...parts,
});
const tryToPropose = ({ visitor }: Person, channel: string, parts: Partial<MeetingProposal> = {}) =>
  visitor.call(meetingCalls.propose, { body: { channel, ...proposal(parts) } });
async function propose(by: Person, channel: string, parts: Partial<MeetingProposal> = {}) {
  const { status, data, problem } = await tryToPropose(by, channel, parts);
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return data;
}
const step = ({ visitor }: Person, { id }: Message, call: 'accept' | 'cancel') =>
  visitor.call(meetingCalls[call], { params: { id: String(id) } });
const move = ({ visitor }: Person, { id }: Message, parts: Partial<MeetingProposal> = {}) =>
  visitor.call(meetingCalls.move, { params: { id: String(id) }, body: proposal(parts) });
const calendar = (by: Person, { id }: Message) =>
  by.visitor.request('GET', `/api/v1/user/dialogs/meeting/${id}/calendar`);
async function counts(of: Person) {
  const { data: user } = await of.visitor.call(getUser);
  const { data } = await of.visitor.call(dialogCalls.list, { query: {} });
  return {
    messages: user.unread_messages_count,
    notifications: user.unread_notifications_count,
    dialog: data.data[0]?.unread_count,
  };
}
async function notesOf({ visitor }: Person) {
  const { data } = await visitor.call(notificationCalls.list, { query: {} });
  return data.data.map(({ kind, text, path, read_at }) => ({
    kind,
    text,
    path,
    isUnread: read_at === null,
  }));
}
async function readAll(by: Person, channel: string) {
  const { messages } = await showChannel(by, channel);
  const message_id = messages.at(-1)?.id ?? 0;
  await by.visitor.call(dialogCalls.read, { body: { channel, message_id } });
}
const statuses = async (by: Person, channel: string) =>
  (await showChannel(by, channel)).messages.flatMap(({ meeting }) => meeting?.status ?? []);

describe('a meeting', () => {
  it('is proposed as a message, by the clock of the city, and accepted by the other', async () => {
    const { worker, family, channel } = await createDialog(app);
    const made = await propose(family, channel);
    expect(made).toMatchObject({
      kind: 'meeting',
      author_id: family.id,
      text: expect.stringMatching(/^Предлагаю встретиться: .+ по московскому времени, Кафе/),
      meeting: { status: 'proposed', way: 'place', place: 'Кафе у метро' },
    });
    expect((await worker.visitor.call(getUser)).data.unread_messages_count).toBe(1);
    const before = await showChannel(family, channel);
    expect(before.meeting_zone).toEqual({ words: 'по московскому времени', offset_minutes: 180 });
    const accepted = await step(worker, made, 'accept');
    expect([accepted.status, accepted.data.meeting?.status]).toEqual([200, 'accepted']);
    // The other side is told without a reload, and with a line for both.
    const params = { channel };
    const { data } = await family.visitor.call(dialogCalls.events, {
      params,
      query: { after: before.sequence },
    });
    expect(data.messages.map(({ id, kind }) => [id === made.id, kind])).toEqual([
      [true, 'meeting'],
      [false, 'system'],
    ]);
    expect(data.messages[1]?.text).toMatch(/^Договорились о встрече: /);
    // It answers: nobody counts any more.
    expect(data.left).toBeNull();
  });

  it('is stored once, however often it is sent', async () => {
    const { worker, family, channel } = await createDialog(app);
    const body = proposal();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => tryToPropose(family, channel, body)),
    );
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
    const [made] = replies;
    if (!made) throw new Error('nothing was sent');
    const later = proposal({ starts_at: inHours(72) });
    const moves = await Promise.all(
      Array.from({ length: 10 }, () => move(worker, made.data, later)),
    );
    expect(moves.map(({ status }) => status)).toEqual(moves.map(() => 200));
    expect(new Set(moves.map(({ data }) => data.id)).size).toBe(1);
    expect(await statuses(family, channel)).toEqual(['moved', 'proposed']);
  });

  it('is accepted or cancelled, whoever is first', async () => {
    const { worker, family, channel } = await createDialog(app);
    const made = await propose(family, channel);
    const replies = await Promise.all([
      step(worker, made, 'accept'),
      move(worker, made),
      move(family, made),
      step(family, made, 'cancel'),
    ]);
    const messages = (await showChannel(worker, channel)).messages;
    const open = messages.filter(({ meeting }) =>
      ['proposed', 'accepted'].includes(meeting?.status ?? ''),
    );
    // Two moves of the same one are not both done, and what is moved is neither accepted nor cancelled.
    expect(open.length).toBeLessThanOrEqual(1);
    expect(replies.map(({ status }) => status)).toContain(409);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('refuses what cannot be done, in words', async () => {
    const { worker, family, channel } = await createDialog(app);
    const made = await propose(family, channel);
    expect((await step(family, made, 'accept')).problem.detail).toBe(
      'Соглашается тот, кому предложили',
    );
    expect((await step(family, made, 'cancel')).status).toBe(200);
    for (const reply of [
      await step(worker, made, 'accept'),
      await step(worker, made, 'cancel'),
      await move(worker, made),
    ]) {
      expect([reply.status, reply.problem.detail]).toEqual([
        409,
        'Эту встречу отменили. Можно предложить новую',
      ]);
    }
    const params = { id: String(made.id) };
    const removed = await family.visitor.call(dialogCalls.remove, { params });
    expect([removed.status, removed.problem.detail]).toEqual([
      409,
      'Встречу можно перенести или отменить, а изменить нельзя',
    ]);
    const wrong = await tryToPropose(family, channel, { starts_at: inHours(-1), place: ' ' });
    expect([wrong.status, wrong.problem.errors]).toEqual([
      422,
      {
        starts_at: ['Это время уже прошло. Выберите другое'],
        place: ['Напишите, где встретитесь'],
      },
    ]);
    expect((await tryToPropose(family, channel, { starts_at: inHours(367 * 24) })).status).toBe(
      422,
    );
    expect(await statuses(worker, channel)).toEqual(['cancelled']);
  });

  it('is over by itself', async () => {
    const { worker, family, channel } = await createDialog(app);
    const made = await propose(family, channel);
    await app.db
      .updateTable('meetings')
      .set({ starts_at: new Date(Date.now() - 1000) })
      .where('message_id', '=', made.id)
      .execute();
    const late = await step(worker, made, 'accept');
    expect([late.status, late.problem.detail]).toEqual([
      409,
      'Время этой встречи уже прошло. Предложите новую',
    ]);
  });

  it('is one of the five messages before an answer, and not for closed dialogs', async () => {
    const { worker, family, channel } = await createDialog(app);
    for (const text of ['1', '2', '3', '4']) await send(family, channel, text);
    const made = await propose(family, channel);
    expect((await tryToPropose(family, channel)).status).toBe(409);
    expect((await trySend(family, channel, '6')).status).toBe(409);
    await step(worker, made, 'accept');
    expect((await trySend(family, channel, '6')).status).toBe(200);
    await worker.visitor.call(blockCalls.add, { params: { user: String(family.id) } });
    for (const reply of [
      await tryToPropose(family, channel),
      await move(family, made),
      await step(family, made, 'cancel'),
    ]) {
      expect([reply.status, reply.problem.detail]).toEqual([
        409,
        'Диалог закрыт: написать сюда нельзя',
      ]);
    }
  });
});

describe('a step of a meeting', () => {
  it('is told in words of its own, is unread in both places, and read with the dialog', async () => {
    const { worker, family, channel } = await createDialog(app);
    const made = await propose(family, channel);
    await step(worker, made, 'accept');
    // No message of before: whoever is told has read everything.
    expect(await notesOf(family)).toEqual([
      {
        kind: 'meeting_changed',
        text: expect.stringMatching(
          /^Елена Соколова соглашается на встречу \d+ \S+ в \d\d:\d\d по московскому времени$/,
        ),
        path: `/account/message/${channel}`,
        isUnread: true,
      },
    ]);
    expect(await counts(family)).toEqual({ messages: 1, notifications: 1, dialog: 1 });
    expect(await counts(worker)).toMatchObject({ messages: 1 });
    await readAll(family, channel);
    expect(await counts(family)).toEqual({ messages: 0, notifications: 0, dialog: 0 });
    expect((await notesOf(family)).map(({ isUnread }) => isUnread)).toEqual([false]);

    const call = await propose(family, channel, { way: 'phone', place: '' });
    await readAll(worker, channel);
    await step(family, call, 'cancel');
    expect((await notesOf(worker))[0]).toMatchObject({
      kind: 'meeting_changed',
      text: expect.stringMatching(/^Анна Петрова отменяет звонок \d+ /),
    });
    expect(await counts(worker)).toEqual({ messages: 1, notifications: 1, dialog: 1 });
    expect(await counts(family)).toMatchObject({ messages: 0 });
    // A part of what is unread, and not one's own part of it.
    const after = await send(family, channel, 'Извините');
    await worker.visitor.call(dialogCalls.read, {
      body: { channel, message_id: after.id - 1 },
    });
    expect(await counts(worker)).toMatchObject({ messages: 1, dialog: 1 });
  });

  it('writes a letter of its own, unless the person has switched that off', async () => {
    const { worker, family, channel } = await createDialog(app);
    const subjects = async () =>
      (await lettersTo(app, family.email)).map(({ subject }) => subject).slice(0, 1);
    await step(worker, await propose(family, channel), 'accept');
    expect(await subjects()).toEqual(['На встречу согласились']);
    await family.visitor.call(updateSettings, {
      body: { notifications: [{ kind: 'meeting', mail: false }] },
    });
    await step(worker, await propose(family, channel), 'cancel');
    expect(await subjects()).toEqual(['На встречу согласились']);
    expect((await notesOf(family))[0]?.text).toMatch(/отменяет встречу/);
  });
});

describe('the file for a calendar', () => {
  it('is there for the two, of an accepted one, and follows it', async () => {
    const { worker, family, channel } = await createDialog(app);
    const made = await propose(family, channel, { place: 'Кафе, вход со двора' });
    expect((await calendar(family, made)).status).toBe(409);
    await step(worker, made, 'accept');
    const reply = await calendar(worker, made);
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/calendar']);
    const uidOf = (text: string) => /UID:(\S+)/.exec(text)?.[1];
    const revisionOf = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    expect(reply.text).toContain('SUMMARY:Встреча: Анна Петрова');
    expect(reply.text).toContain(String.raw`LOCATION:Кафе\, вход со двора`);
    const moved = await move(worker, made, { starts_at: inHours(96) });
    expect((await calendar(family, made)).status).toBe(409);
    await step(family, moved.data, 'accept');
    const again = (await calendar(family, moved.data)).text;
    await step(family, moved.data, 'cancel');
    const cancelled = (await calendar(family, moved.data)).text;
    expect([uidOf(again), uidOf(cancelled)]).toEqual([uidOf(reply.text), uidOf(reply.text)]);
    const revisions = [reply.text, again, cancelled].map(revisionOf);
    expect(revisions).toEqual([...new Set(revisions)].toSorted((a, b) => a - b));
    expect(cancelled).toContain('STATUS:CANCELLED');
    const stranger = await createPerson(app, { role: 'worker' });
    expect((await calendar(stranger, made)).status).toBe(404);
    expect((await step(stranger, made, 'accept')).status).toBe(404);
    expect((await move(stranger, made)).status).toBe(404);
  });
});

it('the time of every city has a name', async () => {
  const zones = await app.db.selectFrom('cities').select('time_zone').distinct().execute();
  expect(zones.length).toBeGreaterThan(10);
  const words = zones.map(({ time_zone }) => zoneOf(time_zone, new Date()).words);
  expect(words.filter((said) => said.includes('UTC'))).toEqual([]);
});
