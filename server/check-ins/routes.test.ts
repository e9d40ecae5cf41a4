import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInCalls, checkInLinkCalls } from '#contract/check-ins.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { forgetVisits, watchVisits } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const hour = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const newNanny = () => createPerson(app, { role: 'worker', name: 'Елена Соколова' });
let friends = 0;

async function start(
  { visitor }: Person,
  parts: { address?: string; ends_at?: string; friend?: { name: string; contact: string } } = {},
) {
  friends += 1;
  const contact = `+7922000${String(1000 + friends)}`;
  const reply = await visitor.call(checkInCalls.start, {
    body: {
      address: 'Москва, Лесная, 5, кв. 12',
      ends_at: inHours(2),
      friend: { name: 'Ольга', contact },
      ...parts,
    },
  });
  return { ...reply, contact };
}
const textsTo = async (recipient: string) =>
  (
    await app.db
      .selectFrom('letters')
      .select('text')
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
  ).map(({ text }) => text);

/** As much later as if the clock had moved: all moments of the visit lie further back. */
const pass = (id: number, minutes: number) =>
  sql`update check_ins set
    started_at = started_at - make_interval(mins => ${minutes}),
    ends_at = ends_at - make_interval(mins => ${minutes}),
    reminded_at = reminded_at - make_interval(mins => ${minutes})
    where id = ${id}`.execute(app.db);
const watch = () => watchVisits.run(app.deps, {});
const shown = async ({ visitor }: Person) => (await visitor.call(checkInCalls.show)).data.data;

describe('a visit', () => {
  it('that ends well reminds nobody else', async () => {
    const nanny = await newNanny();
    const { status, data, contact } = await start(nanny);
    expect(status).toBe(201);
    expect(await shown(nanny)).toMatchObject({ state: 'open', friend: { name: 'Ольга', contact } });
    await pass(data.id, 121);
    await watch();
    const [reminder = ''] = await textsTo(nanny.phone);
    const [, id, key = ''] = /\/check-in\/(\d+)\/([\w-]{22})/.exec(reminder) ?? [];
    expect(Number(id)).toBe(data.id);
    const params = { id: data.id, key };
    const fine = await app.visitor().call(checkInLinkCalls.fine, { params });
    expect(fine.data.state).toBe('fine');
    await pass(data.id, 120);
    await watch();
    expect(await textsTo(contact)).toEqual([]);
    expect((await textsTo(nanny.phone)).length).toBe(1);
  });

  it('without a word is told to the trusted person once, whoever looks at the same time', async () => {
    const nanny = await newNanny();
    const { data, contact } = await start(nanny);
    await pass(data.id, 121);
    await watch();
    await watch();
    expect(await textsTo(contact)).toEqual([]);
    await pass(data.id, 30);
    await Promise.all([watch(), watch(), watch()]);
    await watch();
    const told = await textsTo(contact);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('Москва, Лесная, 5, кв. 12');
    expect(told[0]).toContain('112');
    expect(await shown(nanny)).toMatchObject({ state: 'told' });
  });

  it('after a dead server is told late rather than never, after a chance to answer', async () => {
    const nanny = await newNanny();
    const { data, contact } = await start(nanny);
    await pass(data.id, 600);
    await watch();
    expect(await textsTo(nanny.phone)).toHaveLength(1);
    expect(await textsTo(contact)).toEqual([]);
    await pass(data.id, 11);
    await watch();
    expect(await textsTo(contact)).toHaveLength(1);
  });

  it('costs no message abroad beyond their budget', async () => {
    const nanny = await newNanny();
    const friend = { name: 'Ольга', contact: '+35799123456' };
    const refused = await start(nanny, { friend });
    expect(refused.status).toBe(422);
    expect(refused.problem.errors).toHaveProperty('friend.contact');

    await app.db
      .updateTable('users')
      .set({ phone: '+35799123457' })
      .where('id', '=', nanny.id)
      .execute();
    await app.db.updateTable('site_settings').set({ sms_abroad_daily_budget: 1 }).execute();
    const { data } = await start(nanny);
    for (let time = 0; time < 2; time += 1) {
      await pass(data.id, 121);
      await watch();
      await nanny.visitor.call(checkInCalls.prolong, {
        params: { id: data.id },
        body: { minutes: 60 },
      });
    }
    expect(await textsTo('+35799123457')).toHaveLength(1);
  });

  it('is never longer than a day, and not made longer over and over', async () => {
    const nanny = await newNanny();
    const { data } = await start(nanny, { ends_at: inHours(23) });
    const longer = () =>
      nanny.visitor.call(checkInCalls.prolong, {
        params: { id: data.id },
        body: { minutes: 60 },
      });
    expect((await longer()).status).toBe(200);
    const { status, problem } = await longer();
    expect([status, problem.detail]).toEqual([409, expect.stringContaining('сутки')]);
    const { state, ends_at = '' } = (await shown(nanny)) ?? {};
    const length = Date.parse(ends_at) - Date.parse(data.started_at);
    expect([state, Math.round(length / hour)]).toEqual(['open', 24]);
    for (let times = 0; times < 10; times += 1) await longer();
    expect((await longer()).status).toBe(429);
  });

  it('can be longer, and is reminded of anew', async () => {
    const nanny = await newNanny();
    const { data, contact } = await start(nanny);
    await pass(data.id, 140);
    await watch();
    const params = { id: data.id };
    await nanny.visitor.call(checkInCalls.prolong, { params, body: { minutes: 60 } });
    await pass(data.id, 45);
    await watch();
    expect(await textsTo(contact)).toEqual([]);
    await pass(data.id, 20);
    await watch();
    expect(await textsTo(nanny.phone)).toHaveLength(2);
    await nanny.visitor.call(checkInCalls.end, { params, body: { state: 'cancelled' } });
    const late = await nanny.visitor.call(checkInCalls.prolong, { params, body: { minutes: 30 } });
    expect(late.status).toBe(409);
  });

  it('is forgotten a week later', async () => {
    const nanny = await newNanny();
    const { data } = await start(nanny);
    const params = { id: data.id };
    await nanny.visitor.call(checkInCalls.end, { params, body: { state: 'fine' } });
    await sql`update check_ins set ended_at = now() - interval '8 days' where id = ${data.id}`.execute(
      app.db,
    );
    await forgetVisits.run(app.deps, {});
    expect(await shown(nanny)).toBeNull();
  });
});

describe('what is refused', () => {
  it('more than five messages a day to one contact, whoever names it', async () => {
    const friend = { name: 'Ольга', contact: 'olga@example.com' };
    for (let at = 0; at < 5; at += 1) {
      expect((await start(await newNanny(), { friend })).status).toBe(201);
    }
    const { status, problem } = await start(await newNanny(), { friend });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['friend.contact']]);
  });

  it('and nothing of that is used up by who sends nothing', async () => {
    const friend = { name: 'Ольга', contact: 'vera@example.com' };
    const unconfirmed = await newNanny();
    const confirm = (phone_verified_at: Date | null) =>
      app.db
        .updateTable('users')
        .set({ phone_verified_at })
        .where('id', '=', unconfirmed.id)
        .execute();
    await confirm(null);
    for (let at = 0; at < 6; at += 1) {
      expect((await start(unconfirmed, { friend })).status).toBe(409);
    }
    const fickle = await newNanny();
    for (let at = 0; at < 5; at += 1) {
      const { status, data } = await start(fickle, { friend });
      expect(status).toBe(201);
      const params = { id: data.id };
      await fickle.visitor.call(checkInCalls.end, { params, body: { state: 'cancelled' } });
    }
    expect((await start(await newNanny(), { friend })).status).toBe(201);
    // Nor has the first one used up their own five.
    await confirm(new Date());
    expect((await start(unconfirmed, { friend })).status).toBe(201);
  });

  it('more than two of these messages from one worker: others have their turn', async () => {
    const friend = { name: 'Ольга', contact: '+79225550001' };
    const stranger = await newNanny();
    for (let at = 0; at < 2; at += 1) {
      const { status, data } = await start(stranger, { friend });
      expect(status).toBe(201);
      await pass(data.id, 121);
      await watch();
      await pass(data.id, 30);
      await watch();
    }
    expect(await textsTo(friend.contact)).toHaveLength(2);
    const { status, problem } = await start(stranger, { friend });
    expect([status, problem.errors?.['friend.contact']?.[0]]).toEqual([
      422,
      expect.stringContaining('укажите почту'),
    ]);
    expect((await start(await newNanny(), { friend })).status).toBe(201);
  });

  it('the sixth of many who name one contact at once', async () => {
    const friend = { name: 'Ольга', contact: 'zoya@example.com' };
    const nannies = [];
    for (let at = 0; at < 7; at += 1) nannies.push(await newNanny());
    const all = await Promise.all(nannies.map((nanny) => start(nanny, { friend })));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(5);
  });

  it('a visit of somebody who cannot be reminded', async () => {
    const nanny = await newNanny();
    await app.db
      .updateTable('users')
      .set({ phone_verified_at: null })
      .where('id', '=', nanny.id)
      .execute();
    expect((await start(nanny)).status).toBe(409);
  });

  it('two at once, the past, too far ahead, oneself and links', async () => {
    const nanny = await newNanny();
    const two = await Promise.all([start(nanny), start(nanny)]);
    expect(two.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
    const other = await newNanny();
    expect((await start(other, { ends_at: inHours(-1) })).status).toBe(422);
    expect((await start(other, { ends_at: inHours(30) })).status).toBe(422);
    expect((await start(other, { address: 'Смотри evil.example.com/x' })).status).toBe(422);
    expect((await start(other, { address: 'Срочно звоните 8 900 123-45-67' })).status).toBe(422);
    const own = await other.visitor.call(checkInCalls.start, {
      body: {
        address: 'Лесная, 5',
        ends_at: inHours(1),
        friend: { name: 'Я', contact: other.phone },
      },
    });
    expect(own.status).toBe(422);
    expect(await shown(other)).toBeNull();
  });

  it('the visit of somebody else, and a forged link', async () => {
    const nanny = await newNanny();
    const { data } = await start(nanny);
    const params = { id: data.id };
    const stranger = await newNanny();
    const end = await stranger.visitor.call(checkInCalls.end, { params, body: { state: 'fine' } });
    expect(end.status).toBe(404);
    const forged = { ...params, key: 'A'.repeat(22) };
    expect((await app.visitor().call(checkInLinkCalls.fine, { params: forged })).status).toBe(404);
    expect(await shown(nanny)).toMatchObject({ state: 'open' });
  });
});
