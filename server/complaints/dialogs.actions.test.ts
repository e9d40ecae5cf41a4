import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockCalls } from '#contract/blocks.ts';
import { dialogCalls } from '#contract/dialogs.ts';
import { complainOfDialog, listOwnComplaints } from '#contract/complaints.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { getUser, login } from '#contract/session.ts';
import { createDialog, send, showChannel } from '#tests/dialogs.ts';
import { createPerson, password, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { lettersTo } from '#tests/deliveries.ts';
import { passUndo } from '#tests/moderation.ts';
import { jpegPhoto } from '#tests/pictures.ts';

let app: TestApp;
let moderator: Person;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await createPerson(app, { role: 'moderator', name: 'Вера Павлова' });
});
afterAll(() => app.stop());

const calls = moderationCalls.complaints;
const complain = ({ visitor }: Pick<Person, 'visitor'>, channel: string, more: object = {}) =>
  visitor.send(complainOfDialog, { body: { channel, reason: 'rude', ...more } });
const storedBy = ({ id }: Person) =>
  app.db.selectFrom('complaints').selectAll().where('author_id', '=', id).execute();
const waitingAbout = async ({ id }: Person) =>
  (await moderator.visitor.call(calls.list, { query: {} })).data.data.filter(
    ({ person }) => person?.id === id,
  );
const decide = (by: Person, id: number | undefined, body: object) =>
  by.visitor.send(calls.decide, { params: { id: String(id) }, body });
const ownOf = async ({ visitor }: Person) => (await visitor.call(listOwnComplaints)).data.data;
const notesOf = ({ id }: Person) =>
  app.db
    .selectFrom('notifications')
    .select('text')
    .where('user_id', '=', id)
    .where('kind', '=', 'complaint_answered')
    .execute();
const warningsTo = ({ id }: Person) =>
  app.db
    .selectFrom('notifications')
    .select(['text', 'path'])
    .where('user_id', '=', id)
    .where('kind', '=', 'person_warned')
    .execute();
const remove = ({ visitor }: Person, id: number) =>
  visitor.call(dialogCalls.remove, { params: { id } });

/** A worker who was rude to a family that has complained of it. */
async function complained() {
  const dialog = await createDialog(app);
  const { worker, family, channel } = dialog;
  await send(family, channel, 'Здравствуйте!');
  const rude = await send(worker, channel, 'Сами сидите за такие деньги');
  const reply = await complain(family, channel, { message_id: rude.id, text: 'Мне неприятно' });
  if (reply.status !== 202) throw new Error(JSON.stringify(reply.problem));
  const [waiting] = await waitingAbout(worker);
  return { ...dialog, rude, id: waiting?.id };
}

describe('a complaint about a message', () => {
  it('keeps what was written, even when its author changes or deletes it', async () => {
    const { worker, family, resume, rude } = await complained();
    await remove(worker, rude.id);
    expect(await waitingAbout(worker)).toMatchObject([
      {
        reason: 'rude',
        text: 'Мне неприятно',
        author: { id: family.id },
        person: { id: worker.id, name: 'Елена Соколова' },
        quotes: [{ message_id: rude.id, text: 'Сами сидите за такие деньги' }],
        card: { slug: resume.slug },
        others: [],
      },
    ]);
  });

  it('names the files of one that has no words, also once they are gone', async () => {
    const { worker, family, channel } = await createDialog(app);
    const { visitor } = worker;
    await send(family, channel, 'Здравствуйте!');
    const params = { channel };
    const attached = await visitor.call(dialogCalls.attach, {
      params,
      query: {},
      body: await jpegPhoto(),
    });
    const body = { channel, text: '', attachments: [attached.data.id], client_id: randomUUID() };
    const { data } = await visitor.call(dialogCalls.send, { body });
    await complain(family, channel, { message_id: data.id });
    await remove(worker, data.id);
    expect((await waitingAbout(worker))[0]?.quotes).toMatchObject([{ text: '', files: ['Фото'] }]);
  });

  it('tells support that there is one, and not what was written in the dialog', async () => {
    const { family } = await complained();
    const [stored] = await storedBy(family);
    const letters = await app.db
      .selectFrom('letters')
      .select(['subject', 'text'])
      .where('subject', 'like', `Жалоба № ${stored?.id}%`)
      .execute();
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('/admin/complaints');
    expect(letters[0]?.text).not.toContain('за такие деньги');
  });

  it('is one while it is open: another message of the same dialog joins it', async () => {
    const { worker, family, channel, rude } = await complained();
    const more = await send(worker, channel, 'И не пишите мне больше');
    const both = [rude.id, more.id];
    const replies = await Promise.all(
      [...both, ...both].map((message_id) => complain(family, channel, { message_id })),
    );
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    const [stored, ...others] = await storedBy(family);
    expect(others).toEqual([]);
    expect(stored?.text).toBe('Мне неприятно');
    expect(stored?.quotes.map(({ message_id }) => message_id)).toEqual(both);
  });

  it('is refused in clear words', async () => {
    const { worker, family, channel, rude } = await complained();
    const other = await createDialog(app);
    const elsewhere = await send(other.family, other.channel, 'Здравствуйте');
    const of = async (by: Pick<Person, 'visitor'>, more: object) => {
      const { status, problem } = await complain(by, channel, more);
      return [status, problem?.detail];
    };
    const own = { message_id: rude.id };
    expect(await of(worker, own)).toEqual([409, 'Это написал не ваш собеседник']);
    expect(await of(family, { message_id: elsewhere.id })).toEqual([404, 'Такого сообщения нет']);
    const stranger = await createPerson(app, { role: 'worker' });
    expect(await of(stranger, own)).toEqual([404, 'Такого диалога нет']);
    expect((await of({ visitor: app.visitor() }, own))[0]).toBe(401);
    const gone = await send(worker, channel, 'Этого уже нет');
    await remove(worker, gone.id);
    expect(await of(family, { message_id: gone.id })).toEqual([409, 'Сообщение уже удалено']);
    expect((await of(family, { reason: 'boring' }))[0]).toBe(422);
    expect(await storedBy(stranger)).toEqual([]);
    expect((await storedBy(family))[0]?.quotes).toHaveLength(1);
  });
});

describe('a complaint about the other side', () => {
  it('shows their last messages, and nothing of whoever complains', async () => {
    const { worker, family, channel } = await createDialog(app);
    await send(family, channel, 'Здравствуйте!');
    for (let at = 1; at <= 7; at += 1) await send(worker, channel, `Строка ${at}`);
    expect((await complain(family, channel, { reason: 'spam' })).status).toBe(202);
    const [waiting] = await waitingAbout(worker);
    expect(waiting?.quotes.map(({ text }) => text)).toEqual(
      [3, 4, 5, 6, 7].map((at) => `Строка ${at}`),
    );
  });

  it('can be made of a dialog that is closed, ten times an hour', async () => {
    const { worker, family, channel } = await createDialog(app);
    await worker.visitor.call(blockCalls.add, { params: { user: String(family.id) } });
    for (let at = 1; at <= 10; at += 1) {
      expect((await complain(family, channel)).status).toBe(202);
    }
    const eleventh = await complain(family, channel);
    expect([eleventh.status, Number(eleventh.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await storedBy(family)).toHaveLength(1);
  });
});

describe('a decision about a person', () => {
  it('can be taken back; dismissed, it answers its author and nobody is shut out', async () => {
    const { worker, family, channel, id } = await complained();
    await decide(moderator, id, { decision: 'dismiss', reason: 'Это не оскорбление' });
    const undone = await moderator.visitor.call(calls.undo, { params: { id: String(id) } });
    expect(undone.status).toBe(204);
    await passUndo(app);
    expect(await notesOf(family)).toEqual([]);
    expect(await waitingAbout(worker)).toHaveLength(1);
    await decide(moderator, id, { decision: 'dismiss', reason: 'Это не оскорбление' });
    await passUndo(app);
    expect(await notesOf(family)).toEqual([{ text: 'Мы рассмотрели вашу жалобу на собеседника' }]);
    expect(await ownOf(family)).toMatchObject([
      { channel, state: 'dismissed', answer: 'Это не оскорбление' },
    ]);
    expect((await worker.visitor.call(getUser)).status).toBe(200);
    expect(await auditAbout(worker)).toEqual([{ action: 'undo' }, { action: 'complaint_dismiss' }]);
  });

  it('warns the person, who stays, and is seen by the staff at the next complaint', async () => {
    const { worker, family, channel, id } = await complained();
    const reason = 'В переписке вы говорили грубо.';
    const warn = { decision: 'warn', reason };
    expect((await decide(moderator, id, { decision: 'warn' })).status).toBe(422);
    expect((await decide(moderator, id, warn)).status).toBe(200);
    const params = { id: String(id) };
    expect((await moderator.visitor.call(calls.undo, { params })).status).toBe(204);
    await passUndo(app);
    expect(await warningsTo(worker)).toEqual([]);
    expect((await waitingAbout(worker))[0]?.person?.warnings).toEqual([]);
    await worker.visitor.call(notificationCalls.readAll);
    await decide(moderator, id, warn);
    const late = await decide(moderator, id, { decision: 'dismiss' });
    expect(late.problem.detail).toBe('Человека уже предупредили: Вера Павлова');
    await passUndo(app);
    expect(await warningsTo(worker)).toEqual([
      { text: `Предупреждение от модераторов. ${reason}`, path: '/account/message' },
    ]);
    const [letter] = await lettersTo(app, worker.email);
    expect(letter?.subject).toBe('Предупреждение от модераторов');
    expect(letter?.text).toContain(reason);
    // They write on; whoever has complained knows that something was done, and not in which words.
    await send(worker, channel, 'Извините');
    expect(await ownOf(family)).toMatchObject([{ channel, state: 'warned', answer: '' }]);
    expect(await notesOf(family)).toHaveLength(1);
    const entries = await auditAbout(worker);
    expect(entries).toEqual([{ action: 'undo' }, { action: 'complaint_warn' }]);
    await complain(family, channel);
    expect((await waitingAbout(worker))[0]?.person?.warnings).toEqual([
      { reason, at: expect.any(String) },
    ]);
  });

  it('shuts the person out with a reason, and answers all who have complained of them', async () => {
    const { worker, family, channel, id } = await complained();
    const another = await createPerson(app, { role: 'employer' });
    await app.db
      .insertInto('complaints')
      .values((row) => ({
        author_id: another.id,
        person_id: worker.id,
        channel_id: row.selectFrom('channels').select('id').where('key', '=', channel),
        reason: 'fraud',
      }))
      .execute();
    expect((await waitingAbout(worker)).map(({ others }) => others.length)).toEqual([1]);
    const reason = 'В переписке вы оскорбляли людей.';
    await decide(moderator, id, { decision: 'block', reason });
    expect((await worker.visitor.call(getUser)).status).toBe(200);
    await passUndo(app);
    expect((await worker.visitor.call(getUser)).status).toBe(401);
    const body = { login: worker.email, password };
    const refused = await app.visitor().call(login, { body });
    expect(refused.problem.detail).toContain('В переписке вы оскорбляли людей');
    expect(await waitingAbout(worker)).toEqual([]);
    for (const author of [family, another]) {
      expect(await notesOf(author)).toHaveLength(1);
      // Why is told to the person themself.
      expect(await ownOf(author)).toMatchObject([{ state: 'blocked', answer: '' }]);
    }
    expect((await showChannel(family, channel)).other.is_gone).toBe(true);
    expect(await auditAbout(worker)).toEqual([{ action: 'block' }]);
  });

  it('is not for whoever has complained, and about staff only for an admin', async () => {
    const { worker, family, id } = await complained();
    const promote = (person: Person) =>
      app.db.updateTable('users').set({ role: 'moderator' }).where('id', '=', person.id).execute();
    await promote(family);
    const dismiss = { decision: 'dismiss' };
    expect((await decide(family, id, dismiss)).status).toBe(403);
    await promote(worker);
    expect((await decide(moderator, id, dismiss)).status).toBe(403);
    const admin = await createPerson(app, { role: 'admin' });
    expect((await decide(admin, id, dismiss)).status).toBe(200);
  });
});

const auditAbout = ({ id }: Person) =>
  app.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
