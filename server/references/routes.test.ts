import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { referenceAnswerCalls, referenceCalls } from '#contract/references.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { remindOfReferences } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let contacts = 0;
const newMail = () => `olga${(contacts += 1)}@example.com`;
const newNanny = () => createPerson(app, { role: 'worker', name: 'Елена Соколова' });

const ask = ({ visitor }: Person, contact: string) =>
  visitor.call(referenceCalls.ask, {
    body: { name: 'Ольга Иванова', work: 'Няня двоих детей, 2022–2024', contact },
  });
const listOf = async ({ visitor }: Person) => (await visitor.call(referenceCalls.list)).data.data;
const lettersTo = (recipient: string) =>
  app.db
    .selectFrom('letters')
    .select(['channel', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();

/** The link as it stands in the last message to that contact. */
async function linkTo(contact: string) {
  const text = (await lettersTo(contact)).at(-1)?.text ?? '';
  const [, id = '', key = ''] = /\/reference\/(\d+)\/([\w-]{22})/.exec(text) ?? [];
  return { id: Number(id), key };
}

const answer = (params: { id: number; key: string }, good = 'Ребёнок её обожал') =>
  app.visitor().call(referenceAnswerCalls.answer, {
    params,
    body: { worked: true, again: true, good },
  });
const onCard = async (slug: string) =>
  (await app.visitor().call(cardCalls.resume.show, { params: { slug } })).data.references;
const later = (days: number) =>
  app.db
    .updateTable('work_references')
    .set({ asked_at: new Date(Date.now() - days * 24 * 60 * 60 * 1000) })
    .execute();

describe('a former employer', () => {
  it('is asked by a link, answers without an account, and stands on the card', async () => {
    const nanny = await newNanny();
    const card = await createPublished(nanny, 'resume');
    const contact = newMail();
    expect((await ask(nanny, contact)).status).toBe(201);
    const link = await linkTo(contact);
    const { data } = await app.visitor().call(referenceAnswerCalls.read, { params: link });
    expect(data).toMatchObject({ worker: 'Елена', is_answered: false });
    expect(JSON.stringify(data)).not.toContain('Соколова');
    expect(await onCard(card.slug)).toEqual([]);
    expect((await answer(link)).status).toBe(204);
    const params = { slug: card.slug };
    const { owner } = (await app.visitor().call(cardCalls.resume.show, { params })).data;
    expect(owner).toMatchObject({ references_count: 1, pays_on_time: null });
    expect(await onCard(card.slug)).toMatchObject([
      {
        name: 'Ольга',
        work: 'Няня двоих детей, 2022–2024',
        again: true,
        good: 'Ребёнок её обожал',
      },
    ]);
    expect(await listOf(nanny)).toMatchObject([{ state: 'confirmed', is_shown: true }]);
    const stored = await app.db
      .selectFrom('work_references')
      .select('contact')
      .where('worker_id', '=', nanny.id)
      .executeTakeFirst();
    expect(stored).toEqual({ contact: null });
  });

  it('can be asked by a message to a phone', async () => {
    const nanny = await newNanny();
    expect((await ask(nanny, '8 911 555-44-33')).status).toBe(201);
    expect(await lettersTo('+79115554433')).toMatchObject([{ channel: 'sms' }]);
    expect((await linkTo('+79115554433')).key).toHaveLength(22);
  });

  it('who answers twice at once is one piece of news', async () => {
    const nanny = await newNanny();
    const contact = newMail();
    await ask(nanny, contact);
    const link = await linkTo(contact);
    const answers = await Promise.all(Array.from({ length: 6 }, () => answer(link)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204));
    const news = await app.db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', nanny.id)
      .where('kind', '=', 'reference_answered')
      .execute();
    expect(news).toHaveLength(1);
  });

  it('who says that nobody worked there adds nothing to the card', async () => {
    const nanny = await newNanny();
    const card = await createPublished(nanny, 'resume');
    const contact = newMail();
    await ask(nanny, contact);
    const params = await linkTo(contact);
    const body = { worked: false, again: false, good: '' };
    await app.visitor().call(referenceAnswerCalls.answer, { params, body });
    expect(await onCard(card.slug)).toEqual([]);
    expect(await listOf(nanny)).toMatchObject([{ state: 'not_confirmed' }]);
  });

  it('takes the answer back by the same link; the worker hides or removes it', async () => {
    const nanny = await newNanny();
    const card = await createPublished(nanny, 'resume');
    const [first, second] = [newMail(), newMail()];
    const links = [];
    for (const contact of [first, second]) {
      await ask(nanny, contact);
      links.push(await linkTo(contact));
    }
    for (const link of links) await answer(link);
    expect(await onCard(card.slug)).toHaveLength(2);
    const [one, two] = links;
    if (!one || !two) throw new Error('no links');
    await app.visitor().call(referenceAnswerCalls.withdraw, { params: one });
    expect((await app.visitor().call(referenceAnswerCalls.read, { params: one })).status).toBe(410);
    const params = { id: two.id };
    const hide = (is_shown: boolean) =>
      nanny.visitor.call(referenceCalls.show, { params, body: { is_shown } });
    await hide(false);
    expect(await onCard(card.slug)).toEqual([]);
    await hide(true);
    expect(await onCard(card.slug)).toHaveLength(1);
    const stranger = await newNanny();
    const foreign = await stranger.visitor.call(referenceCalls.remove, { params });
    expect(foreign.status).toBe(404);
    await nanny.visitor.call(referenceCalls.remove, { params });
    expect((await answer(two)).status).toBe(410);
  });
});

describe('nobody is pestered', () => {
  it('a contact that waits, or has refused, is asked by nobody', async () => {
    const contact = newMail();
    const nanny = await newNanny();
    const [one, two] = await Promise.all([ask(nanny, contact), ask(await newNanny(), contact)]);
    expect([one.status, two.status]).toEqual(expect.arrayContaining([201, 422]));
    await app.visitor().call(referenceAnswerCalls.withdraw, { params: await linkTo(contact) });
    const again = await ask(await newNanny(), contact);
    expect([again.status, Object.keys(again.problem.errors ?? {})]).toEqual([422, ['contact']]);
    expect(await lettersTo(contact)).toHaveLength(1);
  });

  it('a contact gets no more than three requests a month, whoever takes theirs back', async () => {
    const contact = newMail();
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      const nanny = await newNanny();
      const { status, data } = await ask(nanny, contact);
      statuses.push(status);
      if (status === 201) {
        await nanny.visitor.call(referenceCalls.remove, { params: { id: data.id } });
      }
    }
    expect(statuses).toEqual([201, 201, 201, 422]);
    expect(await lettersTo(contact)).toHaveLength(3);
  });

  it('a worker asks five a day, and never themself', async () => {
    const nanny = await newNanny();
    expect((await ask(nanny, nanny.email)).status).toBe(422);
    for (let times = 0; times < 4; times += 1) {
      expect((await ask(nanny, newMail())).status).toBe(201);
    }
    expect((await ask(nanny, newMail())).status).toBe(429);
  });

  it('is reminded whatever happens to somebody who stands before', async () => {
    const [full, contact] = ['+79115550001', newMail()];
    await ask(await newNanny(), full);
    await ask(await newNanny(), contact);
    await later(8);
    // Today this number gets no more messages of any kind.
    const key = `messages:${full}`;
    await app.db.updateTable('attempts').set({ count: 99 }).where('key', '=', key).execute();
    await remindOfReferences.run(app.deps, {});
    expect(await lettersTo(full)).toHaveLength(1);
    expect(await lettersTo(contact)).toHaveLength(2);
    await app.db.deleteFrom('attempts').where('key', '=', key).execute();
    await remindOfReferences.run(app.deps, {});
    expect(await lettersTo(full)).toHaveLength(2);
    expect(await lettersTo(contact)).toHaveLength(2);
  });

  it('is reminded once after a week, and forgotten after a month', async () => {
    const contact = newMail();
    const nanny = await newNanny();
    await ask(nanny, contact);
    const run = () => remindOfReferences.run(app.deps, {});
    await run();
    expect(await lettersTo(contact)).toHaveLength(1);
    await later(8);
    await Promise.all([run(), run()]);
    await run();
    expect(await lettersTo(contact)).toHaveLength(2);
    const link = await linkTo(contact);
    await later(31);
    await run();
    expect(await listOf(nanny)).toMatchObject([{ state: 'expired' }]);
    expect((await answer(link)).status).toBe(410);
    const kept = await app.db
      .selectFrom('work_references')
      .select('id')
      .where('contact', 'is not', null)
      .execute();
    expect(kept).toEqual([]);
  });
});

it('refuses contacts in the words, and a forged key', async () => {
  const nanny = await newNanny();
  const contact = newMail();
  const wrong = [
    { name: 'Смотри evil.example.com' },
    { name: 'Бабушка 89123456789' },
    { work: 'Звоните 8 912 345-67-89' },
    { work: 'Звоните ٨٩١٢٣٤٥٦٧٨٩' },
    { work: 'Няня, телеграм @sokolova_e' },
    { work: 'Няня, пишите elena@mail.ru' },
  ];
  for (const words of wrong) {
    const body = { name: 'Ольга Иванова', work: 'Няня двоих детей', contact, ...words };
    const { status, problem } = await nanny.visitor.call(referenceCalls.ask, { body });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, Object.keys(words)]);
  }
  await ask(nanny, contact);
  const link = await linkTo(contact);
  for (const good of [
    'Звоните мне 8 912 345-67-89',
    'Пишите в вотсап',
    'olga@mail.ru',
    'ｅ.ｒｕ',
  ]) {
    const spam = await answer(link, good);
    expect([spam.status, Object.keys(spam.problem.errors ?? {})]).toEqual([422, ['good']]);
  }
  expect((await answer({ ...link, key: 'A'.repeat(22) })).status).toBe(404);
  expect(await listOf(nanny)).toMatchObject([{ state: 'asked' }]);
});
