import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { listCardsBySlug } from '#contract/cards-by-slug.ts';
import { examCalls, type ExamStep, staffExamCalls } from '#contract/exams.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { moscowDay } from '#contract/russian.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let moderator: Person;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await createPerson(app, { role: 'moderator' });
});
afterAll(() => app.stop());

const today = moscowDay(new Date());
const later = moscowDay(new Date(Date.now() + 5 * 24 * 60 * 60_000));
const scheduled = (day: string): ExamStep => ({
  step: 'schedule',
  day,
  time: '14:00',
  place: 'Москва, Лесная, 5',
});
const finished = (risk: 'low' | 'high'): ExamStep => ({ step: 'finish', risk });

const createNanny = () => createPerson(app, { role: 'worker', name: 'Елена' });
const request = ({ visitor }: Person, wish = 'После шести') =>
  visitor.call(examCalls.request, { body: { wish } });
const step = (id: number, body: ExamStep, { visitor } = moderator) =>
  visitor.call(staffExamCalls.step, { params: { id: String(id) }, body });
const listOf = async ({ visitor }: Person) => (await visitor.call(examCalls.list)).data.data;
const show = ({ visitor }: Person, id: number, is_shown: boolean) =>
  visitor.call(examCalls.show, { params: { id: String(id) }, body: { is_shown } });
const toldTo = async ({ visitor }: Person) =>
  (await visitor.call(notificationCalls.list, { query: {} })).data.data.map(({ text }) => text);

async function doneExam(nanny: Person, risk: 'low' | 'high' = 'low'): Promise<number> {
  const { id } = (await request(nanny)).data;
  await step(id, scheduled(today));
  await step(id, finished(risk));
  return id;
}

/** As a guest sees it on the tile and on the page. */
async function badgesOf(slug: string) {
  const guest = app.visitor();
  const { data } = await guest.call(listCardsBySlug, { query: { slug: [slug] } });
  const page = await guest.call(cardCalls.resume.show, { params: { slug } });
  return [data.data[0]?.owner.exam_badge, page.data.owner.exam_badge];
}

it('is asked for, agreed upon and done, and the person is told each time', async () => {
  const nanny = await createNanny();
  const { data: asked } = await request(nanny);
  expect(asked).toMatchObject({ state: 'requested', wish: 'После шести', day: null, risk: null });
  const staff = await moderator.visitor.call(staffExamCalls.list);
  const person = { id: nanny.id, name: 'Елена', has_phone: true };
  expect(staff.data.data.find(({ id }) => id === asked.id)?.person).toEqual(person);
  const { data: waiting } = await moderator.visitor.call(moderationCalls.overview);
  expect(waiting.data.find(({ queue }) => queue === 'exams')?.waiting).toBeGreaterThan(0);

  await step(asked.id, scheduled(later));
  expect(await listOf(nanny)).toMatchObject([{ state: 'scheduled', day: later, time: '14:00' }]);
  expect((await step(asked.id, finished('low'))).problem.detail).toContain('ещё не настал');
  await step(asked.id, scheduled(today));
  // There is nothing to call about any more.
  const { data: over } = await step(asked.id, finished('low'));
  expect(over.person).toEqual({ ...person, has_phone: false });
  expect(await listOf(nanny)).toMatchObject([{ state: 'done', risk: 'low', is_shown: false }]);
  const [last, ...before] = await toldTo(nanny);
  expect(last).toBe('Результат проверки на полиграфе готов');
  expect(before).toHaveLength(2);

  const log = await app.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', String(nanny.id))
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual([
    'exam_schedule',
    'exam_schedule',
    'exam_finish',
  ]);
});

it('shows the phone to staff who ask for it, and writes down each look', async () => {
  const nanny = await createNanny();
  const { id } = (await request(nanny)).data;
  const look = (visitor = moderator.visitor) =>
    visitor.call(staffExamCalls.phone, { params: { id: String(id) } });
  const looks = () =>
    app.db
      .selectFrom('audit_log')
      .select(['actor_id', 'detail'])
      .where('action', '=', 'exam_phone')
      .where('subject_id', '=', String(nanny.id))
      .execute();
  const list = await moderator.visitor.call(staffExamCalls.list);
  expect(JSON.stringify(list.data)).not.toContain(nanny.phone);
  expect(await looks()).toEqual([]);
  expect((await look(nanny.visitor)).status).toBe(403);
  expect((await look()).data).toEqual({ phone: nanny.phone });
  expect((await look()).status).toBe(200);
  const line = { actor_id: moderator.id, detail: { exam: String(id) } };
  expect(await looks()).toEqual([line, line]);
  await step(id, { step: 'cancel', reason: 'Специалист заболел' });
  expect((await look()).status).toBe(404);
  expect(await looks()).toHaveLength(2);
});

it('offers the place that was agreed upon last, whichever exam it was for', async () => {
  const [first, second] = [await createNanny(), await createNanny()];
  const ids = [(await request(first)).data.id, (await request(second)).data.id];
  const lastPlace = async () => (await moderator.visitor.call(staffExamCalls.list)).data.last_place;
  await step(ids[1] ?? 0, {
    step: 'schedule',
    day: later,
    time: '14:00',
    place: 'Москва, Новая, 7',
  });
  expect(await lastPlace()).toBe('Москва, Новая, 7');
  await step(ids[0] ?? 0, {
    step: 'schedule',
    day: today,
    time: '15:00',
    place: 'Москва, Лесная, 5',
  });
  expect(await lastPlace()).toBe('Москва, Лесная, 5');
});

it('is one at a time, taken back by the person, and cancelled by staff with a reason', async () => {
  const nanny = await createNanny();
  const twice = await Promise.all([request(nanny), request(nanny)]);
  expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect((await nanny.visitor.call(examCalls.withdraw)).status).toBe(204);
  expect((await nanny.visitor.call(examCalls.withdraw)).status).toBe(204);

  const { data: again } = await request(nanny);
  const reason = 'Специалист заболел, попросите ещё раз.';
  await step(again.id, { step: 'cancel', reason });
  expect(await listOf(nanny)).toMatchObject([
    { state: 'cancelled', reason },
    { state: 'cancelled', reason: '' },
  ]);
  expect((await step(again.id, scheduled(later))).status).toBe(409);
});

it('needs a name and a phone that answers', async () => {
  const unknown = await createPerson(app, { role: 'worker', verified: false });
  expect((await request(unknown)).problem).toMatchObject({
    status: 409,
    detail: 'Сначала подтвердите телефон: по нему мы договоримся о дне',
  });
  const nameless = await createPerson(app, { role: 'worker', name: null });
  expect((await request(nameless)).status).toBe(409);
});

it('stands on the cards only by the word of the worker, and for a year', async () => {
  const nanny = await createNanny();
  const { slug } = await createPublished(nanny, 'resume');
  const id = await doneExam(nanny);
  expect(await badgesOf(slug)).toEqual([null, null]);
  await show(nanny, id, true);
  const badge = { risk: 'low', day: today };
  expect(await badgesOf(slug)).toEqual([badge, badge]);

  // Another result is not what was agreed to be shown.
  await step(id, finished('high'));
  expect(await badgesOf(slug)).toEqual([null, null]);
  await show(nanny, id, true);
  expect(await badgesOf(slug)).toMatchObject([{ risk: 'high' }, { risk: 'high' }]);

  // A later one takes its place, shown or not.
  const second = await doneExam(nanny);
  expect(await badgesOf(slug)).toEqual([null, null]);
  await show(nanny, second, true);
  expect(await badgesOf(slug)).toEqual([badge, badge]);
  const old = moscowDay(new Date(Date.now() - 366 * 24 * 60 * 60_000));
  await app.db.updateTable('exams').set({ day: old }).where('id', '=', second).execute();
  expect(await badgesOf(slug)).toEqual([null, null]);
});

it('can be shown only when there is a result, and says what is missing in a step', async () => {
  const nanny = await createNanny();
  const { id } = (await request(nanny)).data;
  expect((await show(nanny, id, true)).status).toBe(409);
  const params = { id: String(id) };
  const past = await moderator.visitor.send(staffExamCalls.step, {
    params,
    body: scheduled('2020-01-01'),
  });
  expect(past.problem.errors).toEqual({ day: ['Этот день уже прошёл'] });
  const empty = await moderator.visitor.send(staffExamCalls.step, {
    params,
    body: { step: 'schedule', day: '', time: '', place: '' },
  });
  expect(empty.problem.errors).toEqual({
    day: ['Выберите день'],
    time: ['Выберите время'],
    place: ['Заполните это поле'],
  });
});
