import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword, deviceCalls, deletionCalls } from '#contract/account.ts';
import { blockingCalls } from '#contract/blocking.ts';
import {
  notificationCreated,
  notificationEvent,
  personChannel,
  sessionOverCode,
} from '#contract/realtime.ts';
import { forgotPassword, resetPassword } from '#contract/recovery.ts';
import { login, logout, refresh } from '#contract/session.ts';
import { publish } from '#server/platform/realtime/events.ts';
import { createPerson, password, type Person } from '#tests/factories.ts';
import { type SecondApp, startTestApp, type TestApp } from '#tests/harness/app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { linkIn, runRecovery } from '#tests/deliveries.ts';
import { type BareSocket, listen, listeningSocket, proofFor } from './sockets.ts';

let app: TestApp;
let second: SecondApp;
let ports: number[];
beforeAll(async () => {
  app = await startTestApp();
  second = await app.startSecond();
  ports = [await listen(app.server), await listen(second.server)];
});
afterAll(async () => {
  await second.stop();
  await app.stop();
});

const new_password = 'sovsem-drugoi-43';

async function signInAgain({ email }: Person): Promise<Visitor> {
  const visitor = app.visitor();
  expect((await visitor.call(login, { body: { login: email, password } })).status).toBe(200);
  return visitor;
}

const socketsOf = (person: Pick<Person, 'id' | 'visitor'>): Promise<BareSocket[]> =>
  Promise.all(ports.map((port) => listeningSocket(port, person)));

const isHeard = (sockets: BareSocket[], event: string) =>
  sockets.map(({ heard }) => heard.some((one) => one.event === event));

const tell = ({ id }: Person) =>
  publish(app.db, personChannel(id), notificationCreated, {
    id: 1,
    type: 'contact_opened',
    notification_count: 1,
  });

describe('in every process the sockets of a session end within a second', () => {
  /** What ends the other session, and whether the person's own goes on. */
  const waysOut: Record<string, (person: Person, other: Visitor) => Promise<unknown>> = {
    'by logging out': (_person, other) => other.call(logout),
    'by a new password': ({ visitor }) =>
      visitor.call(changePassword, { body: { password, new_password } }),
    'from the list of devices': ({ visitor }) => visitor.call(deviceCalls.endOthers),
    'as one device': async ({ visitor }) => {
      const { data } = (await visitor.call(deviceCalls.list)).data;
      const id = String(data.find(({ is_current }) => !is_current)?.id);
      return visitor.call(deviceCalls.end, { params: { id } });
    },
    'by asking for deletion': async ({ visitor }) => ({
      ...(await visitor.call(deletionCalls.ask, { body: { password } })),
      status: 204,
    }),
  };

  it.each(Object.keys(waysOut))('%s, and no others', async (way) => {
    const person = await createPerson(app, { role: 'worker' });
    const other = await signInAgain(person);
    const [own, gone] = [
      await socketsOf(person),
      await socketsOf({ id: person.id, visitor: other }),
    ];
    expect(await waysOut[way]?.(person, other)).toMatchObject({ status: 204 });
    const since = performance.now();
    for (const { code, at } of await Promise.all(gone.map(({ closed }) => closed))) {
      expect(code).toBe(sessionOverCode);
      expect(at - since).toBeLessThan(1000);
    }
    await tell(person);
    await Promise.all(own.map((socket) => socket.hear(notificationEvent)));
    expect(isHeard(gone, notificationEvent)).toEqual([false, false]);
  });

  const everywhere: Record<string, (person: Person) => Promise<unknown>> = {
    'by the recovery of the password': async ({ email }) => {
      await app.visitor().call(forgotPassword, { body: { login: email } });
      await runRecovery(app);
      const body = { ...(await linkIn(app, email)), password: new_password };
      return app.visitor().call(resetPassword, { body });
    },
    'by a block': async ({ id }) => {
      const { visitor } = await createPerson(app, { role: 'moderator' });
      const call = { params: { id }, body: { reason: 'Просит деньги вперёд' } };
      return visitor.call(blockingCalls.block, call);
    },
    'when a used refresh token is seen again': async ({ visitor }) => {
      const thief = app.visitor();
      for (const [name, value] of visitor.cookies) thief.cookies.set(name, value);
      await visitor.call(refresh);
      await app.db
        .updateTable('refresh_tokens')
        .set({ used_at: new Date(Date.now() - 60_000) })
        .where('used_at', 'is not', null)
        .execute();
      expect((await thief.call(refresh)).status).toBe(401);
      return { status: 204 };
    },
    'when the person is erased': async ({ id }) => {
      await app.db.deleteFrom('subscriptions').where('user_id', '=', id).execute();
      await app.db.deleteFrom('users').where('id', '=', id).execute();
      return { status: 204 };
    },
  };

  it.each(Object.keys(everywhere))('%s', async (way) => {
    const person = await createPerson(app, { role: 'worker' });
    const sockets = await socketsOf(person);
    const before = performance.now();
    expect(await everywhere[way]?.(person)).toMatchObject({ status: 204 });
    const since = performance.now();
    for (const { code, at } of await Promise.all(sockets.map(({ closed }) => closed))) {
      expect(code).toBe(sessionOverCode);
      expect(at).toBeGreaterThan(before);
      expect(at - since).toBeLessThan(1000);
    }
  });
});

it('a renewed token, and one that has run out, end nothing', async () => {
  const person = await createPerson(app, { role: 'worker' });
  const sockets = await socketsOf(person);
  await app.db
    .updateTable('sessions')
    .set({ access_expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', person.id)
    .execute();
  expect((await person.visitor.call(refresh)).status).toBe(200);
  await tell(person);
  await Promise.all(sockets.map((socket) => socket.hear(notificationEvent)));
});

it('a proof of a session that has ended opens nothing, and ends the socket', async () => {
  const person = await createPerson(app, { role: 'worker' });
  const other = await signInAgain(person);
  const [socket] = await socketsOf(person);
  if (!socket) throw new Error('No socket');
  const proof = await proofFor(other, await socket.id(), person.id);
  const ending = await socketsOf({ id: person.id, visitor: other });
  expect((await other.call(logout)).status).toBe(204);
  // The news of the end is over when the proof is shown.
  for (const { closed } of ending) expect((await closed).code).toBe(sessionOverCode);
  socket.say({ event: 'pusher:unsubscribe', data: { channel: personChannel(person.id) } });
  socket.heard.length = 0;
  await socket.subscribe(personChannel(person.id), proof);
  expect((await socket.closed).code).toBe(sessionOverCode);
  await tell(person);
  expect(socket.heard).toEqual([]);
});

it('news is told at once, not when it is asked for next', async () => {
  const person = await createPerson(app, { role: 'worker' });
  const [socket] = await socketsOf(person);
  await expect.poll(countLines, { timeout: 5000 }).toBe(2);
  const since = performance.now();
  for (let count = 0; count < 12; count += 1) {
    if (socket) socket.heard.length = 0;
    await tell(person);
    await socket?.hear(notificationEvent);
  }
  // By asking alone it would be five seconds.
  expect(performance.now() - since).toBeLessThan(2500);
});

/** The connections that listen, of both processes. */
const lines = sql`from pg_stat_activity
  where datname = current_database() and query = 'listen realtime'`;
const countLines = async () =>
  (await sql<{ count: number }>`select count(*)::int as count ${lines}`.execute(app.db)).rows[0]
    ?.count;

it('with the line lost they end all the same, and it is made anew', async () => {
  const person = await createPerson(app, { role: 'worker' });
  const sockets = await socketsOf(person);
  await expect.poll(countLines, { timeout: 5000 }).toBe(2);
  await sql`select pg_terminate_backend(pid) ${lines}`.execute(app.db);
  await expect.poll(countLines).toBe(0);
  expect((await person.visitor.call(logout)).status).toBe(204);
  const since = performance.now();
  for (const { code, at } of await Promise.all(sockets.map(({ closed }) => closed))) {
    expect(code).toBe(sessionOverCode);
    expect(at - since).toBeLessThan(1000);
  }
  await expect.poll(countLines, { timeout: 5000 }).toBe(2);
});
