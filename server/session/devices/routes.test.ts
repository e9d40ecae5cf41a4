import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceCalls } from '#contract/account.ts';
import { getUser, login } from '#contract/session.ts';
import { createPerson, password, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { lettersTo } from '#tests/deliveries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/142.0.0.0 Mobile Safari/537.36';

async function signIn(visitor: Visitor, { email }: Person, device_name?: string) {
  const body = JSON.stringify({ login: email, password, device_name });
  const reply = await visitor.request('POST', '/api/v1/login', {
    body,
    headers: { 'user-agent': android },
  });
  expect(reply.status).toBe(200);
  return visitor;
}

const devicesOf = async (visitor: Visitor) => (await visitor.call(deviceCalls.list)).data.data;

const seenAt = async ({ id }: Person) =>
  (
    await app.db
      .selectFrom('sessions')
      .select('last_seen_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
  ).last_seen_at;

const lastSeen = (person: Person, minutes: number) =>
  app.db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(Date.now() - minutes * 60_000) })
    .where('user_id', '=', person.id)
    .execute();

describe('devices', () => {
  it('are listed with the current one first, in words', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const phone = await signIn(app.visitor(), owner);
    await signIn(app.visitor(), owner, 'Телефон Анны');
    const devices = await devicesOf(phone);
    expect(devices).toHaveLength(3);
    expect(devices[0]).toMatchObject({
      name: 'Chrome, Android',
      kind: 'phone',
      address: '127.0.0.1',
      is_current: true,
    });
    expect(devices.filter(({ is_current }) => is_current)).toHaveLength(1);
    expect(devices.map(({ kind }) => kind)).toContain('app');
    expect(JSON.stringify(devices)).not.toContain(phone.cookies.get('auth.token'));
  });

  it('are ended one by one, and nobody else’s are', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const phone = await signIn(app.visitor(), owner);
    const stranger = await createPerson(app, { role: 'worker' });
    const [current] = await devicesOf(phone);
    const end = (visitor: Visitor) =>
      visitor.call(deviceCalls.end, { params: { id: current?.id ?? 0 } });
    expect((await end(stranger.visitor)).status).toBe(404);
    expect((await phone.call(getUser)).status).toBe(200);
    expect((await end(owner.visitor)).status).toBe(204);
    expect((await phone.call(getUser)).status).toBe(401);
    expect((await end(owner.visitor)).status).toBe(404);
    expect(await devicesOf(owner.visitor)).toHaveLength(1);
  });

  it('are ended all but this one', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const others = [await signIn(app.visitor(), owner), await signIn(app.visitor(), owner)];
    expect((await owner.visitor.call(deviceCalls.endOthers)).status).toBe(204);
    for (const other of others) expect((await other.call(getUser)).status).toBe(401);
    expect(await devicesOf(owner.visitor)).toMatchObject([{ is_current: true }]);
  });

  it('are written as seen at most once in five minutes', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    await lastSeen(owner, 4);
    const before = await seenAt(owner);
    await owner.visitor.call(getUser);
    expect(await seenAt(owner)).toEqual(before);
    await lastSeen(owner, 6);
    await owner.visitor.call(getUser);
    await expect.poll(async () => Date.now() - (await seenAt(owner)).getTime()).toBeLessThan(5000);
  });
});

describe('a letter about a new device', () => {
  const told = async ({ email }: Person) =>
    (await lettersTo(app, email)).filter(({ subject }) => subject === 'Вход с нового устройства');

  it('comes at the first sign-in with a browser, and only then', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const browser = await signIn(app.visitor(), owner);
    expect(await told(owner)).toHaveLength(1);
    expect((await told(owner))[0]?.text).toContain('Chrome, Android, адрес 127.0.0.1');
    browser.cookies.delete('auth.token');
    await signIn(browser, owner);
    expect(await told(owner)).toHaveLength(1);
  });

  it('comes for another account of the same browser, which keeps knowing the first', async () => {
    const first = await createPerson(app, { role: 'worker' });
    const second = await createPerson(app, { role: 'employer' });
    const browser = await signIn(app.visitor(), first);
    await signIn(browser, second);
    expect(await told(second)).toHaveLength(1);
    await signIn(browser, first);
    expect(await told(first)).toHaveLength(1);
  });

  it('is not kept away by a made-up cookie', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const visitor = app.visitor();
    visitor.cookies.set('auth.device', `${'a'.repeat(43)}.${'b'.repeat(22)}`);
    await signIn(visitor, owner);
    expect(await told(owner)).toHaveLength(1);
  });

  it('goes to nobody who has not confirmed the address, and the cookie is HttpOnly', async () => {
    const owner = await createPerson(app, { role: 'worker', verified: false });
    const reply = await app.visitor().call(login, { body: { login: owner.email, password } });
    expect(await told(owner)).toEqual([]);
    const cookies = [reply.headers['set-cookie']].flat().map(String);
    const device = cookies.find((cookie) => cookie.startsWith('auth.device='));
    expect(device).toMatch(/HttpOnly/);
    expect(device).toMatch(/Max-Age=31536000/);
  });
});

it('a browser that the account knows does not wait behind a crowd of strangers', async () => {
  const owner = await createPerson(app, { role: 'worker' });
  const browser = await signIn(app.visitor(), owner);
  let refused = 0;
  const crowd = Array.from({ length: 24 }, async (_none, at) => {
    const body = { login: `stranger-${at}@example.com`, password: 'wrong' };
    await app.visitor().call(login, { body });
    refused += 1;
  });
  await Promise.race(crowd);
  await signIn(browser, owner);
  expect(refused).toBeLessThan(18);
  await Promise.all(crowd);
});
