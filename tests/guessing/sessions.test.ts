import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword, deviceCalls } from '#contract/account.ts';
import { blockingCalls } from '#contract/blocking.ts';
import { forgotPassword, resetPassword } from '#contract/recovery.ts';
import { getUser, login, logout, refresh, register } from '#contract/session.ts';
import { createPerson, password, type Person } from '#tests/factories.ts';
import { type SecondApp, startTestApp, type TestApp } from '#tests/harness/app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { linkIn, runRecovery } from '#tests/deliveries.ts';

let app: TestApp;
let second: SecondApp;
beforeAll(async () => {
  app = await startTestApp();
  second = await app.startSecond();
});
afterAll(async () => {
  await second.stop();
  await app.stop();
});

const new_password = 'sovsem-drugoi-43';

/** A browser that works with the second process, where it has just been served. */
async function signedInAtSecond({ email }: Person): Promise<Visitor> {
  const visitor = second.visitor();
  expect((await visitor.call(login, { body: { login: email, password } })).status).toBe(200);
  expect((await visitor.call(getUser)).status).toBe(200);
  return visitor;
}

async function expectOut(visitor: Visitor): Promise<void> {
  expect((await visitor.call(getUser)).status).toBe(401);
  expect((await visitor.call(refresh)).status).toBe(401);
}

describe('in another process a session ends at once', () => {
  const waysOut: Record<string, (person: Person, other: Visitor) => Promise<unknown>> = {
    'by logging out': async (_person, other) => {
      const here = app.visitor();
      for (const [name, value] of other.cookies) here.cookies.set(name, value);
      return here.call(logout);
    },
    'by a new password': ({ visitor }) =>
      visitor.call(changePassword, { body: { password, new_password } }),
    'by the recovery of the password': async ({ email }) => {
      await app.visitor().call(forgotPassword, { body: { login: email } });
      await runRecovery(app);
      const body = { ...(await linkIn(app, email)), password: new_password };
      return app.visitor().call(resetPassword, { body });
    },
    'from the list of devices': ({ visitor }) => visitor.call(deviceCalls.endOthers),
    'by a block': async ({ id }) => {
      const { visitor } = await createPerson(app, { role: 'moderator' });
      const call = { params: { id }, body: { reason: 'Просит деньги вперёд' } };
      return visitor.call(blockingCalls.block, call);
    },
  };

  it.each(Object.keys(waysOut))('%s', async (way) => {
    const person = await createPerson(app, { role: 'worker' });
    const other = await signedInAtSecond(person);
    expect(await waysOut[way]?.(person, other)).toMatchObject({ status: 204 });
    await expectOut(other);
  });
});

describe('a browser', () => {
  const logInAt = (visitor: Visitor, { email }: Person) =>
    visitor.call(login, { body: { login: email, password } });

  it('has one session: whoever signs in there leaves the one before', async () => {
    const first = await createPerson(app, { role: 'worker' });
    const other = await createPerson(app, { role: 'employer' });
    const { visitor } = first;
    for (const next of [other, first, first]) {
      const before = app.visitor();
      for (const [name, value] of visitor.cookies) before.cookies.set(name, value);
      expect((await logInAt(visitor, next)).status).toBe(200);
      await expectOut(before);
      expect((await visitor.call(getUser)).data.id).toBe(next.id);
    }
  });

  it.each(['auth.token', 'auth.refresh_token'])('leaves it by %s alone', async (kept) => {
    const person = await createPerson(app, { role: 'worker' });
    const [before, visitor] = [app.visitor(), app.visitor()];
    for (const [name, value] of person.visitor.cookies) {
      before.cookies.set(name, value);
      if (name === kept) visitor.cookies.set(name, value);
    }
    expect((await logInAt(visitor, person)).status).toBe(200);
    await expectOut(before);
  });

  it('leaves it by opening another account, too, and not by a wrong password', async () => {
    const { visitor, email } = await createPerson(app, { role: 'worker' });
    const before = app.visitor();
    for (const [name, value] of visitor.cookies) before.cookies.set(name, value);
    await visitor.call(login, { body: { login: email, password: 'wrong' } });
    expect((await before.call(getUser)).status).toBe(200);
    const consents = ['agreement' as const, 'personal_data' as const];
    const body = { login: 'second.of.one@example.com', password, consents };
    expect((await visitor.call(register, { body: { ...body, role: 'worker' } })).status).toBe(201);
    await expectOut(before);
  });
});

describe('however long it is refreshed, a session ends', () => {
  const hour = 60 * 60 * 1000;
  const signedInSince = async (role: 'worker' | 'moderator', hours: number) => {
    const { id, visitor } = await createPerson(app, { role });
    const created_at = new Date(Date.now() - hours * hour);
    await app.db.updateTable('sessions').set({ created_at }).where('user_id', '=', id).execute();
    return { id, visitor };
  };

  it.each([
    ['worker', 180 * 24],
    ['moderator', 12],
  ] as const)('of a %s after %d hours', async (role, hours) => {
    const old = await signedInSince(role, hours + 0.1);
    expect((await old.visitor.call(refresh)).status).toBe(401);

    const { id, visitor } = await signedInSince(role, hours - 0.1);
    expect((await visitor.call(refresh)).status).toBe(200);
    const { access_expires_at, expires_at } = await app.db
      .selectFrom('sessions')
      .select(['access_expires_at', 'expires_at'])
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    const atMost = Date.now() + 0.11 * hour;
    expect(access_expires_at.getTime()).toBeLessThan(atMost);
    expect(expires_at.getTime()).toBeLessThan(atMost);
  });
});

it('a password that is being changed lets nobody in by the old one', async () => {
  const person = await createPerson(app, { role: 'worker' });
  const late = Array.from({ length: 6 }, () => second.visitor());
  await Promise.all([
    person.visitor.call(changePassword, { body: { password, new_password } }),
    ...late.map((visitor) =>
      visitor.call(login, { body: { login: person.email, password } }).catch(() => undefined),
    ),
  ]);
  for (const visitor of late) expect((await visitor.call(getUser)).status).toBe(401);
});

describe('calls of other sites', () => {
  const change = async (headers: Record<string, string>) => {
    const { visitor } = await createPerson(app, { role: 'worker' });
    await visitor.request('GET', '/sanctum/csrf-cookie');
    const body = JSON.stringify({ password, new_password });
    return (await visitor.request('POST', '/api/v1/user/password', { body, headers })).status;
  };

  it('are refused without a token, with that of another session, and from nowhere', async () => {
    const other = await createPerson(app, { role: 'worker' });
    await other.visitor.request('GET', '/sanctum/csrf-cookie');
    const foreign = other.visitor.cookies.get('XSRF-TOKEN') ?? '';
    const foreignCalls: Record<string, string>[] = [
      { 'x-xsrf-token': '' },
      { 'x-xsrf-token': foreign },
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:3000.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreignCalls) {
      expect([headers, await change(headers)]).toEqual([headers, 419]);
    }
    expect(await change({})).toBe(204);
  });

  it('are refused with a whole foreign pair of cookie and token', async () => {
    const { visitor } = await createPerson(app, { role: 'worker' });
    const other = await createPerson(app, { role: 'worker' });
    await other.visitor.request('GET', '/sanctum/csrf-cookie');
    visitor.cookies.set('XSRF-TOKEN', other.visitor.cookies.get('XSRF-TOKEN') ?? '');
    expect((await visitor.call(changePassword, { body: { password, new_password } })).status).toBe(
      419,
    );
  });

  it('are refused for recovery and login, too', async () => {
    for (const path of ['login', 'forgot-password', 'reset-password', 'register']) {
      const headers = { origin: 'https://evil.example' };
      const reply = await app.visitor().request('POST', `/api/v1/${path}`, { body: '{}', headers });
      expect([path, reply.status]).toEqual([path, 419]);
    }
  });
});
