import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OwnCard } from '#contract/own-cards.ts';
import { complaintCalls } from '#contract/complaints.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let owner: Person;
let card: OwnCard;
beforeAll(async () => {
  app = await startTestApp();
  owner = await createPerson(app, { role: 'worker' });
  card = await createPublished(owner, 'resume');
});
afterAll(() => app.stop());

const family = () => createPerson(app, { role: 'employer' });
const complain = ({ visitor }: Pick<Person, 'visitor'>, body: object, slug = card.slug) =>
  visitor.send(complaintCalls.resume, { params: { slug }, body });
const complaintsOf = ({ id }: Person) =>
  app.db.selectFrom('complaints').selectAll().where('author_id', '=', id).execute();
const lettersAbout = (id: number | undefined) =>
  app.db
    .selectFrom('letters')
    .select(['subject', 'text', 'recipient'])
    .where('subject', 'like', `Жалоба № ${id}%`)
    .orderBy('id')
    .execute();

it('keeps what is wrong, and tells support of it once', async () => {
  const anna = await family();
  const body = { reason: 'fraud', text: 'Просит предоплату на карту' };
  expect((await complain(anna, body)).status).toBe(202);
  expect((await complain(anna, body)).status).toBe(202);
  const [complaint, ...more] = await complaintsOf(anna);
  expect(more).toEqual([]);
  expect(complaint).toMatchObject({ ...body, applied_at: null });
  const letters = await lettersAbout(complaint?.id);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.recipient).toBe(app.deps.config.brand.support_email);
  expect(letters[0]?.text).toContain('Просит предоплату на карту');
  expect(letters[0]?.text).toContain(`/resume-${card.slug}`);
});

it('adds to the one that is open, and opens another after it was closed', async () => {
  const anna = await family();
  await complain(anna, { reason: 'untrue' });
  await complain(anna, { reason: 'rude', text: 'Ещё и нагрубила' });
  const [complaint, ...more] = await complaintsOf(anna);
  expect(more).toEqual([]);
  expect(complaint).toMatchObject({ reason: 'rude', text: 'Ещё и нагрубила' });
  const subjects = (await lettersAbout(complaint?.id)).map(({ subject }) => subject);
  expect(subjects[1]).toContain('дополнение');
  const closed = app.db.updateTable('complaints').set({ withdrawn_at: new Date() });
  await closed.where('author_id', '=', anna.id).execute();
  await complain(anna, { reason: 'rude', text: 'Ещё и нагрубила' });
  expect(await complaintsOf(anna)).toHaveLength(2);
});

it('ten at the same time are one', async () => {
  const anna = await family();
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => complain(anna, { reason: 'spam', text: 'Реклама' })),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 202));
  const complaints = await complaintsOf(anna);
  expect(complaints.map(({ text }) => text)).toEqual(['Реклама']);
  expect(await lettersAbout(complaints[0]?.id)).toHaveLength(1);
  const eleventh = await complain(anna, { reason: 'spam' });
  expect(eleventh.status).toBe(429);
  expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0);
});

it('is refused in clear words', async () => {
  const anna = await family();
  expect((await complain({ visitor: app.visitor() }, { reason: 'spam' })).status).toBe(401);
  const own = await complain(owner, { reason: 'spam' });
  expect([own.status, own.problem.detail]).toEqual([409, 'Это ваша карточка']);
  expect((await complain(anna, { reason: 'spam' }, 'nyanya-zzzzzz')).status).toBe(404);
  const wrong = await complain(anna, { reason: 'boring' });
  expect([wrong.status, wrong.problem.errors]).toEqual([422, { reason: ['Выберите причину'] }]);
  const long = await complain(anna, { reason: 'spam', text: 'а'.repeat(2001) });
  expect(long.problem.errors?.['text']).toEqual(['Слишком длинно: можно не больше 2000 знаков']);
  const path = { params: { slug: card.slug }, body: { reason: 'spam' } };
  expect((await anna.visitor.call(complaintCalls.vacancy, path as never)).status).toBe(404);
  expect(await complaintsOf(anna)).toEqual([]);
});
