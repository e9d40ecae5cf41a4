import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { broadcastCalls, type BroadcastWriting, newsCalls } from '#contract/broadcasts.ts';
import { consentCalls } from '#contract/settings.ts';
import { deliver } from '#server/deliveries/actions.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { sendBatch } from './sending.actions.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: 'admin' });
});
afterAll(() => app.stop());

const marketing = { params: { kind: 'marketing' } } as const;
async function reader(role: 'worker' | 'employer' = 'worker') {
  const person = await createPerson(app, { role });
  await person.visitor.call(consentCalls.give, marketing);
  return person;
}

const writing = (parts: Partial<BroadcastWriting> = {}): BroadcastWriting => ({
  subject: 'Как найти няню летом',
  text: 'Здравствуйте!\n\nРассказываем, когда начинать искать.',
  button_label: 'Читать',
  button_path: '/blog',
  role: null,
  city: null,
  with_note: false,
  ...parts,
});
async function add(parts: Partial<BroadcastWriting> = {}) {
  const { status, data } = await admin.visitor.call(broadcastCalls.add, { body: writing(parts) });
  expect(status).toBe(201);
  return data;
}
const start = (id: number, version = 1) =>
  admin.visitor.call(broadcastCalls.start, { params: { id }, body: { version } });
const show = async (id: number) =>
  (await admin.visitor.call(broadcastCalls.show, { params: { id } })).data;
const runOf = async (id: number) =>
  (
    await app.db
      .selectFrom('broadcasts')
      .select('run')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).run;
async function sendAll(id: number) {
  for (let batch = 0; batch < 20; batch += 1) {
    await sendBatch(app.deps, { id, run: await runOf(id) });
    if ((await show(id)).state !== 'sending') return;
  }
}
const letters = () =>
  app.db
    .selectFrom('letters')
    .selectAll()
    .where('subject', '=', 'Как найти няню летом')
    .orderBy('id')
    .execute();

beforeEach(async () => {
  await app.db.deleteFrom('letters').execute();
  await app.db.deleteFrom('broadcasts').execute();
  await app.db.deleteFrom('consents').where('kind', '=', 'marketing').execute();
});

describe('a broadcast', () => {
  it('goes to those who agreed, of the chosen role and city, and to nobody else', async () => {
    const [worker, family] = [await reader('worker'), await reader('employer')];
    await createPerson(app, { role: 'worker' });
    const gone = await reader('worker');
    await app.db
      .updateTable('users')
      .set({ blocked_at: new Date() })
      .where('id', '=', gone.id)
      .execute();
    const vague = await reader('worker');
    await app.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', vague.id)
      .execute();
    const count = async (query: object) =>
      (await admin.visitor.call(broadcastCalls.count, { query })).data.people;
    expect(await Promise.all([count({}), count({ role: 'employee' })])).toEqual([2, 1]);
    expect(await count({ city: 'moskva' })).toBe(0);
    const { id } = await add({ role: 'employee' });
    expect((await start(id)).data).toMatchObject({ state: 'sending', people: 1 });
    await sendAll(id);
    expect((await letters()).map(({ user_id }) => user_id)).toEqual([family.id]);
    expect(await show(id)).toMatchObject({ state: 'done', sent: 1 });
    const all = await add();
    await start(all.id);
    await sendAll(all.id);
    expect((await letters()).map(({ user_id }) => user_id)).toEqual([
      family.id,
      worker.id,
      family.id,
    ]);
  });

  it('started five times at once is sent once', async () => {
    await reader();
    const { id } = await add();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => start(id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    const run = await runOf(id);
    await Promise.all([1, 2, 3].map(() => sendBatch(app.deps, { id, run })));
    expect(await letters()).toHaveLength(1);
  });

  it('cut off in the middle of a batch begins it again, and nobody gets it twice', async () => {
    const readers = [];
    for (let made = 0; made < 4; made += 1) readers.push(await reader());
    const { id } = await add({ with_note: true });
    await start(id);
    const run = await runOf(id);
    // The third letter of the batch cannot be put.
    const third = sql.lit(readers[2]?.id ?? 0);
    await sql`alter table letters add constraint cut_off check (user_id <> ${third})`.execute(
      app.db,
    );
    await expect(sendBatch(app.deps, { id, run })).rejects.toThrow('cut_off');
    await sql`alter table letters drop constraint cut_off`.execute(app.db);
    expect([await letters(), (await show(id)).sent]).toEqual([[], 0]);
    await sendBatch(app.deps, { id, run });
    await sendBatch(app.deps, { id, run });
    const sent = (await letters()).map(({ user_id }) => user_id);
    expect(sent).toEqual(readers.map((one) => one.id));
    expect(new Set(sent).size).toBe(sent.length);
  });

  it('leaves out who changed their mind after its start, before their batch and before their letter', async () => {
    const [early, late, staying] = [await reader(), await reader(), await reader()];
    const { id } = await add();
    await start(id);
    await early.visitor.call(consentCalls.withdraw, marketing);
    await sendAll(id);
    expect((await letters()).map(({ user_id }) => user_id)).toEqual([late.id, staying.id]);
    await late.visitor.call(consentCalls.withdraw, marketing);
    for (const letter of await letters()) await deliver(app.deps, letter.id);
    const fates = await letters();
    expect(fates.map(({ sent_at }) => sent_at !== null)).toEqual([false, true]);
    expect(fates[0]?.error).toContain('отказался');
  });

  it('stopped puts no more letters, and goes on from there', async () => {
    await reader();
    const { id } = await add();
    await start(id);
    const run = await runOf(id);
    const stopped = await admin.visitor.call(broadcastCalls.stop, { params: { id } });
    expect(stopped.data.state).toBe('stopped');
    await sendBatch(app.deps, { id, run });
    expect(await letters()).toEqual([]);
    expect((await start(id)).data.state).toBe('sending');
    // The job of the first start wakes up late.
    await sendBatch(app.deps, { id, run });
    expect(await letters()).toEqual([]);
    await sendAll(id);
    expect(await letters()).toHaveLength(1);
    expect((await start(id)).status).toBe(409);
  });

  it('that nobody would get does not start', async () => {
    const { id } = await add();
    const { status, problem } = await start(id);
    expect([status, problem.detail]).toEqual([
      409,
      'Получателей нет: никто из них не соглашался на новости',
    ]);
  });

  it('is not written over, nor changed once it has begun', async () => {
    await reader();
    const { id } = await add();
    const params = { id };
    const body = { ...writing(), version: 1 };
    const two = await Promise.all(
      [1, 2].map(() => admin.visitor.call(broadcastCalls.save, { params, body })),
    );
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await start(id, 1)).status).toBe(409);
    expect((await start(id, 2)).status).toBe(200);
    const late = await admin.visitor.call(broadcastCalls.save, {
      params,
      body: { ...body, version: 2 },
    });
    expect(late.status).toBe(409);
    expect((await admin.visitor.call(broadcastCalls.remove, { params })).status).toBe(409);
  });

  it.each([
    ['button_path', { button_path: 'https://evil.example' }],
    ['button_path', { button_path: '//evil.example' }],
    ['button_label', { button_label: '' }],
    ['text', { text: 'Коротко' }],
  ])('says what is wrong with %s', async (field, parts) => {
    const { status, problem } = await admin.visitor.call(broadcastCalls.add, {
      body: writing(parts),
    });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]]);
  });

  it('is nothing that a moderator can send', async () => {
    const moderator = await createPerson(app, { role: 'moderator' });
    const { id } = await add();
    const answers = await Promise.all([
      moderator.visitor.call(broadcastCalls.list),
      moderator.visitor.call(broadcastCalls.add, { body: writing() }),
      moderator.visitor.call(broadcastCalls.start, { params: { id }, body: { version: 1 } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe('its letter', () => {
  it('can be seen and tried by its writer, and runs nothing', async () => {
    const { id } = await add({ text: 'Текст <script>alert(1)</script> для проверки' });
    const reply = await app.server.inject({
      url: `/api/v1/admin/broadcasts/${id}/letter`,
      cookies: Object.fromEntries(admin.visitor.cookies),
    });
    expect(reply.headers['content-security-policy']).toContain('sandbox');
    expect(reply.body).toContain('&lt;script&gt;');
    const test = await admin.visitor.call(broadcastCalls.test, { params: { id } });
    expect([test.status, test.data.email]).toEqual([202, admin.email]);
    expect((await letters()).map(({ recipient }) => recipient)).toEqual([admin.email]);
  });

  it('ends all news by one press, of a person or of a mail program', async () => {
    const anna = await reader();
    const { id } = await add();
    await start(id);
    await sendAll(id);
    const [letter] = await letters();
    const path = letter?.content?.news?.stopPath ?? '';
    expect(letter?.content?.switchOff?.path).toMatch(/^\/news\/stop\?id=\d+&key=[\w-]{43}$/);
    const held = async () =>
      (await anna.visitor.call(consentCalls.list)).data.data.filter((one) => !one.withdrawn_at);
    const forged = await app.visitor().call(newsCalls.stop, {
      params: { id: String(anna.id), key: 'a'.repeat(43) },
    });
    expect([forged.status, (await held()).length]).toEqual([404, 1]);
    for (let press = 0; press < 2; press += 1) {
      const reply = await app.server.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(reply.statusCode).toBe(204);
    }
    expect(await held()).toEqual([]);
  });
});
