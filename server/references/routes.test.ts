import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { referenceAnswerCalls, referenceCalls } from '#contract/references.ts';
import { sendNotice } from '#server/deliveries/budget.actions.ts';
import { createPublished } from '#tests/cards.ts';
import { runRecovery } from '#tests/deliveries.ts';
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
  it('a contact that waits is not asked twice by one worker, and no stranger keeps others from it', async () => {
    const contact = newMail();
    const stranger = await newNanny();
    expect((await ask(stranger, contact)).status).toBe(201);
    const { status, problem } = await ask(stranger, contact);
    expect([status, problem.errors?.['contact']?.[0]]).toEqual([
      422,
      expect.stringContaining('ждём ответа'),
    ]);
    expect((await ask(await newNanny(), contact)).status).toBe(201);
  });

  it('whoever has refused is asked by nobody, and reminded by nobody who waits already', async () => {
    const contact = newMail();
    await ask(await newNanny(), contact);
    await ask(await newNanny(), contact);
    await app.visitor().call(referenceAnswerCalls.withdraw, { params: await linkTo(contact) });
    const again = await ask(await newNanny(), contact);
    expect([again.status, Object.keys(again.problem.errors ?? {})]).toEqual([422, ['contact']]);
    await later(8);
    await remindOfReferences.run(app.deps, {});
    expect(await lettersTo(contact)).toHaveLength(2);
  });

  it('refusals at once, by two links of one contact, end both', async () => {
    const contact = newMail();
    const links = [];
    for (const nanny of [await newNanny(), await newNanny()]) {
      await ask(nanny, contact);
      links.push(await linkTo(contact));
    }
    const refuse = (params: { id: number; key: string }) =>
      app.visitor().call(referenceAnswerCalls.withdraw, { params });
    const answers = await Promise.all(links.map(refuse));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  });

  it('one who asks and takes it back again and again uses up nobody else’s turn', async () => {
    const contact = newMail();
    const stranger = await newNanny();
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      const { status, data } = await ask(stranger, contact);
      statuses.push(status);
      if (status !== 201) continue;
      await stranger.visitor.call(referenceCalls.remove, { params: { id: data.id } });
    }
    expect(statuses).toEqual([201, 201, 422, 422]);
    expect((await ask(await newNanny(), contact)).status).toBe(201);
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

it('is asked by nobody who has not shown who they are, and their tries count for nothing', async () => {
  const nanny = await createPerson(app, { role: 'worker', verified: false });
  for (const contact of ['+79115550071', newMail()]) {
    for (let times = 0; times < 4; times += 1) {
      const { status, problem } = await ask(nanny, contact);
      expect([status, problem.detail]).toEqual([
        409,
        expect.stringMatching(/подтвердите свой телефон или почту/),
      ]);
      expect(await lettersTo(contact)).toEqual([]);
    }
  }
  const email_verified_at = new Date();
  await app.db.updateTable('users').set({ email_verified_at }).where('id', '=', nanny.id).execute();
  expect((await ask(nanny, '+79115550071')).status).toBe(201);
});

describe('messages that cost money', () => {
  let small: TestApp;
  beforeAll(async () => {
    small = await startTestApp({ SMS_DAILY_BUDGET: '40' });
  });
  afterAll(() => small.stop());
  beforeEach(async () => {
    await small.db.deleteFrom('attempts').execute();
    await small.db.deleteFrom('message_budget').execute();
    // An alarm of the test before would come beside that of this one.
    await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(
      small.db,
    );
  });

  let phones = 0;
  /** Five requests each, as a worker may send on a day. */
  async function flood(count: number): Promise<number[]> {
    const statuses = [];
    let nanny = await createPerson(small, { role: 'worker' });
    for (let at = 0; at < count; at += 1) {
      if (at > 0 && at % 5 === 0) nanny = await createPerson(small, { role: 'worker' });
      phones += 1;
      statuses.push((await ask(nanny, `+7911666${1000 + phones}`)).status);
    }
    return statuses;
  }
  const forgot = (login: string) =>
    small.visitor().request('POST', '/api/v1/forgot-password', { body: JSON.stringify({ login }) });
  const countOf = (statuses: number[], wanted: number) =>
    statuses.filter((status) => status === wanted).length;

  it('go from one address as often as codes do, and together with them', async () => {
    const statuses = await flood(17);
    expect([countOf(statuses, 201), countOf(statuses, 429)]).toEqual([15, 2]);
    const { phone } = await createPerson(small, { role: 'worker' });
    expect((await forgot(phone)).status).toBe(429);
  });

  it('count for nothing when they are refused', async () => {
    const nanny = await createPerson(small, { role: 'worker' });
    const contact = '+79116660001';
    expect((await ask(nanny, contact)).status).toBe(201);
    const counted = () =>
      small.db
        .selectFrom('attempts')
        .select(['key', 'count'])
        .where((key) => key.or([key('key', 'like', 'code:%'), key('key', 'like', 'reference-%')]))
        .orderBy('key')
        .execute();
    const before = await counted();
    expect(before.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['code:phone:to:+79116660001:hour']),
    );
    for (let times = 0; times < 3; times += 1) {
      expect((await ask(nanny, contact)).status).toBe(422);
    }
    expect(await counted()).toEqual(before);
  });

  it('that wait for another day use up nothing of what their number gets', async () => {
    const contact = '+79116660002';
    expect((await ask(await createPerson(small, { role: 'worker' }), contact)).status).toBe(201);
    await small.db
      .updateTable('work_references')
      .set({ asked_at: new Date(Date.now() - 8 * 24 * 60 * 60 * 1000) })
      .where('contact', '=', contact)
      .execute();
    const used = (count: number) =>
      small.db.updateTable('message_budget').set({ used: count }).execute();
    await used(40);
    for (let hours = 0; hours < 21; hours += 1) await remindOfReferences.run(small.deps, {});
    await used(0);
    await remindOfReferences.run(small.deps, {});
    const letters = small.db.selectFrom('letters').select('id').where('recipient', '=', contact);
    expect(await letters.execute()).toHaveLength(2);
  });

  it('leave room for codes to their number, too', async () => {
    const { phone } = await createPerson(small, { role: 'worker' });
    const contact = { address: phone };
    const { config } = small.deps;
    const notice = () => sendNotice(small.db, config, contact, { text: 'Ещё' });
    for (let at = 0; at < 20; at += 1) expect(await notice()).toBe(true);
    await small.db.deleteFrom('message_budget').execute();
    // As reminders do, which try again each hour.
    for (let at = 0; at < 40; at += 1) expect(await notice()).toBe(false);
    expect((await forgot(phone)).status).toBe(202);
    await runRecovery(small);
    const letters = small.db.selectFrom('letters').select('id').where('recipient', '=', phone);
    expect(await letters.execute()).toHaveLength(21);
  });

  it('leave half of the day to codes, and the staff hear of it', async () => {
    const statuses = [];
    for (let wave = 0; wave < 3; wave += 1) {
      statuses.push(...(await flood(10)));
      await small.db.deleteFrom('attempts').execute();
    }
    expect([countOf(statuses, 201), countOf(statuses, 409)]).toEqual([20, 10]);
    const { id, phone } = await createPerson(small, { role: 'worker' });
    expect((await forgot(phone)).status).toBe(202);
    await runRecovery(small);
    const codes = await small.db
      .selectFrom('letters')
      .select('text')
      .where('user_id', '=', id)
      .execute();
    expect(codes).toHaveLength(1);
    const worker = await small.startWorker();
    const alarms = () =>
      small.db
        .selectFrom('letters')
        .select(['subject', 'text'])
        .where('recipient', '=', small.deps.config.brand.support_email)
        .execute();
    await expect.poll(alarms, { timeout: 20_000 }).toHaveLength(1);
    await worker.stop();
    expect(await alarms()).toMatchObject([
      {
        subject: 'Половина лимита СМС и звонков на сегодня израсходована',
        text: expect.stringContaining('только для кодов'),
      },
    ]);
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
