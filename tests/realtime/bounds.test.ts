import { afterEach, expect, it } from 'vitest';
import { notificationEvent, personChannel } from '#contract/realtime.ts';
import { createServer } from '#server/platform/http.ts';
import { addRealtime, type RealtimeOptions } from '#server/platform/realtime.ts';
import type { ChannelKind } from '#server/platform/realtime/channels.ts';
import { signChannel, realtimeKey } from '#server/platform/realtime/signature.ts';
import { type TestDeps, testDeps } from '#tests/harness/deps.ts';
import { BareSocket, listen, socketUrl } from './sockets.ts';

const everybody: ChannelKind = {
  pattern: 'private-users.{id}',
  listenersAmong: async (_db, _id, people) => people,
};

let stop: () => Promise<void>;
afterEach(() => stop());

/** Sockets alone, with smaller bounds: session 1 is that of person 7, and the others alike. */
async function startWith(options: Partial<RealtimeOptions>, environment = {}) {
  const { deps, drop }: TestDeps = await testDeps(environment);
  const server = await createServer(deps);
  const ended = new Set<number>();
  const liveSessions = async (ids: number[]) =>
    new Map(ids.filter((id) => !ended.has(id)).map((id) => [id, 7]));
  addRealtime(server, deps, { channels: [everybody], ...options, liveSessions });
  const port = await listen(server);
  stop = async () => {
    await server.close();
    await deps.db.destroy();
    await drop();
  };
  const call = (headers?: Record<string, string>) =>
    new BareSocket(socketUrl(port, realtimeKey(deps.config)), headers);
  const subscribe = async (socket: BareSocket, id = 7) => {
    const channel = personChannel(id);
    await socket.subscribe(channel, signChannel(deps.config, await socket.id(), channel, 1));
  };
  return { deps, server, call, subscribe };
}

it('a client that is silent is asked, and cut off when it does not answer', async () => {
  const { call } = await startWith({ bounds: { activitySeconds: 0.5 } });
  const [silent, polite] = [call(), call()];
  polite.socket.on('message', (data) => {
    if ((data as Buffer).includes('pusher:ping')) polite.say({ event: 'pusher:pong', data: {} });
  });
  await silent.hear('pusher:ping');
  expect((await silent.closed).code).toBe(4201);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(polite.socket.readyState).toBe(polite.socket.OPEN);
});

it('strangers of one address are bounded, and who has shown a proof is no stranger', async () => {
  const { call, subscribe } = await startWith({ connectionLimits: { strangers: 2 } });
  const known = call();
  await subscribe(known);
  await known.hear('pusher_internal:subscription_succeeded');
  const strangers = [call(), call()];
  for (const socket of strangers) await socket.id();
  expect((await call().closed).code).toBe(4100);
  strangers[0]?.socket.terminate();
  await expect
    .poll(
      async () =>
        call()
          .id()
          .catch(() => null),
      { timeout: 3000 },
    )
    .not.toBeNull();
});

it('whom a proxy speaks for is believed of the named ones only', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const connectionLimits = { strangers: 1 };
  const behind = await startWith({ connectionLimits }, { TRUSTED_PROXIES: '127.0.0.1' });
  await behind.call(from('203.0.113.1')).id();
  await behind.call(from('203.0.113.2')).id();
  expect((await behind.call(from('198.51.100.7, 203.0.113.2')).closed).code).toBe(4100);
  await stop();
  const alone = await startWith({ connectionLimits });
  await alone.call(from('203.0.113.1')).id();
  expect((await alone.call(from('203.0.113.2')).closed).code).toBe(4100);
});

it('one person has so many connections, and a process so many in all', async () => {
  const { call, subscribe } = await startWith({ connectionLimits: { each: 2, all: 3 } });
  const sockets = [call(), call(), call()];
  for (const socket of sockets) await socket.id();
  expect((await call().closed).code).toBe(4100);
  for (const socket of sockets) await subscribe(socket);
  await sockets[1]?.hear('pusher_internal:subscription_succeeded');
  expect((await sockets[2]?.closed)?.code).toBe(4004);
});

it('one connection has so many channels', async () => {
  const { call, subscribe } = await startWith({ bounds: { channels: 2 } });
  const socket = call();
  for (const id of [7, 8, 9]) await subscribe(socket, id);
  expect(await socket.hear('pusher:subscription_error')).toMatchObject({
    channel: personChannel(9),
  });
});

it('a client that does not read is cut off, and the others go on hearing', async () => {
  const { deps, call, subscribe } = await startWith({ bounds: { waitingBytes: 100_000 } });
  const [slow, quick] = [call(), call()];
  for (const socket of [slow, quick]) {
    await subscribe(socket);
    await socket.hear('pusher_internal:subscription_succeeded');
  }
  slow.socket.pause();
  const type = 'x'.repeat(500_000);
  for (let id = 0; id < 60; id += 1) {
    const payload = JSON.stringify({ id, type, notification_count: 0 });
    const event = { channel: personChannel(7), event: notificationEvent, payload };
    await deps.db.insertInto('realtime_events').values(event).execute();
    // One by one: so much at once would be too much for anybody.
    await expect.poll(() => quick.heard.length, { timeout: 10_000, interval: 5 }).toBe(id + 3);
  }
  slow.socket.resume();
  expect((await slow.closed).code).toBe(1006);
  expect(slow.heard.length).toBeLessThan(62);
});

it('a server that stops sends everybody away to come back later, and takes nobody in', async () => {
  const { server, call, subscribe } = await startWith({});
  const [idle, listening, deaf] = [call(), call(), call()];
  await subscribe(listening);
  await listening.hear('pusher_internal:subscription_succeeded');
  await idle.id();
  await deaf.id();
  // It will not even say farewell.
  deaf.socket.pause();
  const since = performance.now();
  await server.close();
  expect(performance.now() - since).toBeLessThan(2500);
  expect((await idle.closed).code).toBe(4100);
  expect((await listening.closed).code).toBe(4100);
  expect((await call().closed).code).toBe(1006);
});
