import { afterAll, beforeAll, expect, it } from 'vitest';
import { deletionCalls } from '#contract/account.ts';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { getUser, login } from '#contract/session.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, password, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const day = 24 * 60 * 60 * 1000;
const ask = ({ visitor }: Person, body: { password?: string } = { password }) =>
  visitor.call(deletionCalls.ask, { body });
const cancel = ({ visitor }: Person) => visitor.call(deletionCalls.cancel);
const cardRow = ({ slug }: OwnCard) =>
  app.db.selectFrom('cards').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
const statusOf = async ({ kind, slug }: OwnCard) =>
  (await app.visitor().send(cardCalls[kind].show, { params: { slug } })).status;

it('hides the cards at once, ends other sessions and tells the day', async () => {
  const elena = await createPerson(app, { role: 'worker' });
  const card = await createPublished(elena, 'resume');
  const elsewhere = app.visitor();
  await elsewhere.call(login, { body: { login: elena.phone, password } });
  await app.db.deleteFrom('page_changes').execute();

  const { status, data } = await ask(elena);
  expect(status).toBe(200);
  const inDays = (new Date(data.deletion_at ?? 0).getTime() - Date.now()) / day;
  expect(inDays).toBeGreaterThan(29.9);
  expect(inDays).toBeLessThanOrEqual(30);
  expect(await statusOf(card)).toBe(404);
  const changes = await app.db.selectFrom('page_changes').select('tags').execute();
  expect(changes.flatMap(({ tags }) => tags)).toContain(`card:${card.slug}`);
  expect((await elsewhere.call(getUser)).status).toBe(401);
  expect((await elena.visitor.call(getUser)).status).toBe(200);
  const letters = await app.db
    .selectFrom('letters')
    .select(['recipient', 'subject'])
    .where('user_id', '=', elena.id)
    .where('subject', '=', 'Вы удаляете аккаунт')
    .execute();
  expect(letters).toEqual([{ recipient: elena.email, subject: 'Вы удаляете аккаунт' }]);
});

it('asked for twice keeps the first day and sends one letter', async () => {
  const anna = await createPerson(app, { role: 'employer' });
  const first = (await ask(anna)).data.deletion_at;
  expect((await ask(anna)).data.deletion_at).toBe(first);
  const letters = app.db.selectFrom('letters').select('id').where('user_id', '=', anna.id);
  expect(await letters.execute()).toHaveLength(1);
});

it('somebody without mail is told by a message', async () => {
  const anna = await createPerson(app, { role: 'employer' });
  const noMail = { email: null, email_verified_at: null };
  await app.db.updateTable('users').set(noMail).where('id', '=', anna.id).execute();
  await ask(anna);
  const letters = app.db.selectFrom('letters').select(['channel', 'recipient']);
  expect(await letters.where('user_id', '=', anna.id).execute()).toEqual([
    { channel: 'sms', recipient: anna.phone },
  ]);
});

it('taken back brings everything back exactly', async () => {
  const elena = await createPerson(app, { role: 'worker' });
  const card = await createPublished(elena, 'resume');
  const before = await cardRow(card);
  await ask(elena);
  expect((await cardRow(card)).state).toBe('paused');
  expect((await cancel(elena)).status).toBe(204);
  expect(await cardRow(card)).toEqual(before);
  expect(await statusOf(card)).toBe(200);
  expect((await elena.visitor.call(getUser)).data.deletion_at).toBeNull();
  expect((await cancel(elena)).status).toBe(204);
});

it('taken back does not show what was hidden by hand, or has had its last day', async () => {
  const anna = await createPerson(app, { role: 'employer' });
  const card = await createPublished(anna, 'vacancy');
  const params = { slug: card.slug };
  const { version } = card;
  await anna.visitor.call(cardCalls.vacancy.withdraw, { params, body: { version } });
  await ask(anna);
  await cancel(anna);
  expect(await statusOf(card)).toBe(410);

  const other = await createPerson(app, { role: 'employer' });
  const old = await createPublished(other, 'vacancy');
  await ask(other);
  await app.db
    .updateTable('cards')
    .set({ closes_on: '2020-01-01' })
    .where('slug', '=', old.slug)
    .execute();
  await cancel(other);
  expect(await statusOf(old)).toBe(404);
});

it('nothing is published meanwhile', async () => {
  const anna = await createPerson(app, { role: 'employer' });
  const card = await createPublished(anna, 'vacancy');
  await ask(anna);
  const { status, problem } = await anna.visitor.call(cardCalls.vacancy.publish, {
    params: { slug: card.slug },
    body: { version: card.version },
  });
  expect([status, problem.code]).toEqual([409, 'wrong_state']);
  expect(problem.detail).toContain('Передумать');
});

it('asks for the password, however lately it was given', async () => {
  const anna = await createPerson(app, { role: 'employer' });
  for (const body of [{}, { password: 'ne tot parol' }]) {
    const { status, problem } = await ask(anna, body);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['password']]);
  }
  expect((await anna.visitor.call(getUser)).data.deletion_at).toBeNull();
  expect((await ask(anna)).status).toBe(200);
});

it('is not for the staff', async () => {
  const moderator = await createPerson(app, { role: 'moderator' });
  expect((await ask(moderator)).status).toBe(403);
});
