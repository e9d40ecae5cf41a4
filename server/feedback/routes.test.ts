import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { feedbackCalls, feedbackWaitDays } from '#contract/feedback.ts';
import { moderationCalls } from '#contract/moderation.ts';
import type { FeedbackDecision } from '#contract/queued-feedback.ts';
import { notificationCalls } from '#contract/notifications.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { responseCalls } from '#contract/responses.ts';
import { createPublished } from '#tests/cards.ts';
import { beginDialog, showChannel } from '#tests/dialogs.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { createHire, writeFeedback } from '#tests/feedback.ts';
import { respond } from '#tests/responses.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { passUndo } from '#tests/moderation.ts';
import { showWaitingFeedback } from './jobs.ts';

let app: TestApp;
let moderator: Person;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await createPerson(app, { role: 'moderator' });
});
afterAll(() => app.stop());

const ownOf = async ({ visitor }: Person) => (await visitor.call(feedbackCalls.list)).data;
const waiting = async () =>
  (await moderator.visitor.call(moderationCalls.feedback.list, { query: {} })).data.data;
async function judge(id: number, body: FeedbackDecision) {
  const params = { id: String(id) };
  const { status } = await moderator.visitor.call(moderationCalls.feedback.decide, {
    params,
    body,
  });
  expect(status).toBe(200);
  await passUndo(app);
}
const approve = (id: number) => judge(id, { decision: 'approve' });
const toldTo = async ({ visitor }: Person) =>
  (await visitor.call(notificationCalls.list, { query: {} })).data.data
    .filter(({ kind }) => kind === 'feedback_changed')
    .map(({ text }) => text);

async function createWorker() {
  const worker = await createPerson(app, { role: 'worker' });
  return { worker, resume: await createPublished(worker, 'resume') };
}

/** One more hire of people who are there already. */
async function hireOf(pair: { worker: Person; family: Person; vacancy: OwnCard; resume: OwnCard }) {
  const { id } = await respond(pair.worker, pair);
  await pair.family.visitor.call(responseCalls.change, {
    params: { id: String(id) },
    body: { status: 'hired' },
  });
  return id;
}

/** As a guest reads it. */
const onCard = async ({ kind, slug }: OwnCard) =>
  (await app.visitor().call(cardCalls[kind].show, { params: { slug } })).data.feedback;
const none = { count: 0, again: 0, as_agreed: 0, on_time: 0, list: [] };

it('of both sides is shown once both have written and staff have read it', async () => {
  const { worker, family, resume, vacancy, id } = await createHire(app);
  expect((await ownOf(family)).open).toEqual([
    { response_id: id, title: expect.any(String) as string, name: 'Елена Соколова' },
  ]);
  const theirs = await writeFeedback(family, id, { text: 'Дети её полюбили' });
  expect(theirs.data).toMatchObject({ state: 'waiting', text: 'Дети её полюбили' });
  expect((await ownOf(family)).open).toEqual([]);
  await approve(theirs.data.id);
  expect((await ownOf(family)).written).toMatchObject([{ state: 'approved' }]);
  // Nobody learns what the other side has said before having said something.
  expect((await ownOf(worker)).received).toEqual([]);
  expect(await onCard(resume)).toEqual(none);

  const hers = await writeFeedback(worker, id, { on_time: false });
  expect(await onCard(resume)).toMatchObject({
    count: 1,
    again: 1,
    list: [{ text: 'Дети её полюбили', by: 'Семья, Москва', reply: '' }],
  });
  expect(await onCard(vacancy)).toEqual(none);
  await approve(hers.data.id);
  expect(await onCard(vacancy)).toMatchObject({
    count: 1,
    on_time: 0,
    list: [{ by: 'Няня, Москва', on_time: false }],
  });
  expect(await toldTo(worker)).toEqual(['О вас написали отзыв. На него можно ответить']);
  expect(JSON.stringify(await onCard(resume))).not.toContain('Анна');
});

it('is shown after two weeks when the other side is silent', async () => {
  const { family, resume, id } = await createHire(app);
  const { data } = await writeFeedback(family, id);
  await approve(data.id);
  await showWaitingFeedback.run(app.deps, {});
  expect((await onCard(resume)).count).toBe(0);
  const before = new Date(Date.now() - feedbackWaitDays * 24 * 60 * 60_000);
  await app.db
    .updateTable('feedback')
    .set({ created_at: before })
    .where('id', '=', data.id)
    .execute();
  await app.db.deleteFrom('page_changes').execute();
  await showWaitingFeedback.run(app.deps, {});
  await showWaitingFeedback.run(app.deps, {});
  expect((await onCard(resume)).count).toBe(1);
  const changes = await app.db.selectFrom('page_changes').select('tags').execute();
  expect(changes.flatMap(({ tags }) => tags)).toContain(`card:${resume.slug}`);
});

it('of three workers says how a family pays, of fewer nothing, and each of them counts once', async () => {
  const { worker, family, vacancy, resume, id } = await createHire(app);
  const shown = async () => {
    const params = { slug: vacancy.slug };
    return (await app.visitor().call(cardCalls.vacancy.show, { params })).data.owner;
  };
  const say = async (by: Person, hire: number, on_time: boolean) => {
    await writeFeedback(family, hire);
    const { data } = await writeFeedback(by, hire, { on_time });
    await approve(data.id);
  };
  await say(worker, id, false);
  // The same worker again, with better news.
  const again = await hireOf({ worker, family, vacancy, resume });
  await say(worker, again, true);
  const second = await createWorker();
  await say(second.worker, await hireOf({ ...second, family, vacancy }), false);
  expect(await shown()).toMatchObject({ pays_on_time: null, references_count: 0 });
  const third = await createWorker();
  await say(third.worker, await hireOf({ ...third, family, vacancy }), true);
  expect((await shown()).pays_on_time).toEqual({ yes: 2, of: 3 });

  // Beside the dialog for whoever talks to the family; what workers say is nothing of a worker.
  const channel = await beginDialog(third.worker, vacancy);
  expect((await showChannel(third.worker, channel)).other_trust).toEqual({
    verified_passport: false,
    references_count: 0,
    pays_on_time: { yes: 2, of: 3 },
  });
  expect((await showChannel(family, channel)).other_trust?.pays_on_time).toBeNull();
});

it('that staff refuse is told with the reason, and may be written anew', async () => {
  const { worker, family, resume, id } = await createHire(app);
  await writeFeedback(worker, id);
  const { data } = await writeFeedback(family, id, { text: 'Она ужасная дура' });
  const reason = 'Напишите спокойными словами.';
  await judge(data.id, { decision: 'reject', reason });
  expect((await ownOf(family)).written).toMatchObject([{ state: 'rejected', reason }]);
  expect(await toldTo(family)).toContain('Ваш отзыв не опубликован. Посмотрите почему');
  expect(await onCard(resume)).toEqual(none);
  const anew = await writeFeedback(family, id, { text: 'Часто опаздывала' });
  expect(anew.data).toMatchObject({ id: data.id, state: 'waiting', reason: '' });
  expect((await writeFeedback(family, id)).status).toBe(409);
  await approve(data.id);
  expect((await onCard(resume)).list[0]?.text).toBe('Часто опаздывала');
});

it('is answered and disputed by whom it is about, and nobody else', async () => {
  const { worker, family, resume, id } = await createHire(app);
  await writeFeedback(worker, id);
  const { data } = await writeFeedback(family, id, { text: 'Уходила раньше' });
  await approve(data.id);
  const params = { id: String(data.id) };
  const reply = (person: Person, text: string) =>
    person.visitor.call(feedbackCalls.reply, { params, body: { reply: text } });
  expect((await reply(family, 'Это я')).status).toBe(404);
  expect((await reply(worker, 'Звоните: 8 900 123-45-67')).problem.errors).toEqual({
    reply: ['Уберите телефоны, почту, мессенджеры и ссылки: отзыв видят все'],
  });
  for (const elsewhere of ['Пишите на anna@mail.ru', 'Я есть в телеграме, @anna_s', 'anna[.]ru']) {
    expect((await reply(worker, elsewhere)).status).toBe(422);
  }
  await reply(worker, 'Один раз, заболел ребёнок.');
  expect((await onCard(resume)).list[0]?.reply).toBe('Один раз, заболел ребёнок.');

  const dispute = () =>
    worker.visitor.call(feedbackCalls.dispute, { params, body: { text: 'Такого не было' } });
  expect((await dispute()).status).toBe(204);
  expect((await dispute()).status).toBe(409);
  expect((await ownOf(worker)).received).toMatchObject([{ is_disputed: true }]);
  // It stays in sight until staff have looked again.
  expect((await onCard(resume)).count).toBe(1);
  const again = (await waiting()).find((one) => one.id === data.id);
  expect(again).toMatchObject({ complaint: 'Такого не было', by_family: true });
  await judge(data.id, { decision: 'reject', reason: 'Подтверждения нет.' });
  expect(await onCard(resume)).toEqual(none);
  expect(await toldTo(worker)).toContain('Отзыв о вас снят');
});

it('that was disputed in vain stays, and its author hears nothing', async () => {
  const { worker, family, resume, id } = await createHire(app);
  await writeFeedback(worker, id);
  const { data } = await writeFeedback(family, id);
  await approve(data.id);
  const params = { id: String(data.id) };
  await worker.visitor.call(feedbackCalls.dispute, { params, body: { text: 'Неправда всё' } });
  await approve(data.id);
  expect((await onCard(resume)).count).toBe(1);
  expect((await toldTo(worker)).filter((text) => text.startsWith('О вас'))).toHaveLength(1);
  expect(await toldTo(worker)).toContain('Мы ещё раз посмотрели отзыв о вас и оставили его');
  expect(await toldTo(family)).toHaveLength(0);
});

it('needs that they have agreed, and no contacts in it', async () => {
  const { worker, id } = await createHire(app);
  const stranger = await createPerson(app, { role: 'worker' });
  expect((await writeFeedback(stranger, id)).status).toBe(404);
  const { problem } = await writeFeedback(worker, id, { text: 'Пишите: https://primer.ru' });
  expect(problem).toMatchObject({ status: 422, errors: { text: [expect.anything()] } });
  await app.db.updateTable('responses').set({ status: 'declined' }).where('id', '=', id).execute();
  expect((await writeFeedback(worker, id)).status).toBe(409);
});
