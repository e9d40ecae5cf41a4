import type { FastifyInstance } from 'fastify';
import Echo from 'laravel-echo';
import type { default as Pusher, PresenceChannel } from 'pusher-js';
import type { Admission } from '#server/platform/admission.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { realtimeEvent } from '#contract/realtime.ts';
import { openDatabase } from '#server/platform/database.ts';
import { createServer } from '#server/platform/http.ts';
import { addRealtime } from '#server/platform/realtime.ts';
import type { ChannelKind } from '#server/platform/realtime/channels.ts';
import { publish, revokeChannel } from '#server/platform/realtime/events.ts';
import { realtimeKey } from '#server/platform/realtime/signature.ts';
import { createAddRoute } from '#server/platform/route.ts';
import { addRealtimeRoutes } from '#server/realtime/routes.ts';
import { liveSessions, resolveViewer } from '#server/session/access.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { listen, pusherClient } from './sockets.ts';

// What a room of dialogs will declare, with channels of its own over the real protocol.
const typing = realtimeEvent({
  name: 'client-typing',
  payload: z.strictObject({ at: z.number() }),
});
const messageSent = realtimeEvent({ name: 'message.sent', payload: z.object({ id: z.number() }) });

let members: number[];
const listenersAmong: ChannelKind['listenersAmong'] = async (_db, id, people) =>
  id === '7' ? people.filter((person) => members.includes(person)) : [];
const dialogs: ChannelKind[] = [
  { pattern: 'private-channels.{id}', listenersAmong, clientEvents: [typing] },
  {
    pattern: 'presence-channels.{id}',
    listenersAmong,
    memberInfo: async (_db, _id, person) => ({ name: `Person ${person}` }),
    clientEvents: [typing],
  },
];

let app: TestApp;
const servers: FastifyInstance[] = [];
const ports: number[] = [];
const stops: (() => Promise<void>)[] = [];
let anna: Person;
let boris: Person;

/** One more process, on connections of its own. */
async function startProcess(url: string): Promise<void> {
  const db = openDatabase({ url, size: 3 });
  const deps = { ...app.deps, db };
  const server = await createServer(deps);
  const admit: Admission = (_asked, work) => work();
  const add = createAddRoute(server, deps, {
    resolveViewer: (request) => resolveViewer({ ...deps, admit }, request),
    admit,
    added: [],
  });
  addRealtime(server, deps, { liveSessions: (ids) => liveSessions(db, ids), channels: dialogs });
  addRealtimeRoutes(add, dialogs);
  servers.push(server);
  stops.push(async () => {
    await server.close();
    await db.destroy();
  });
  ports.push(await listen(server));
}

beforeAll(async () => {
  app = await startTestApp();
  await startProcess(app.url);
  await startProcess(app.url);
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await app.stop();
});
beforeEach(async () => {
  [anna, boris] = [
    await createPerson(app, { role: 'worker' }),
    await createPerson(app, { role: 'worker' }),
  ];
  members = [anna.id, boris.id];
});

const open: Pusher[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.disconnect();
});

function clientOf(person: Person, process = 0): Pusher {
  const pusher = pusherClient(person, {
    key: realtimeKey(app.deps.config),
    port: ports[process] ?? 0,
  });
  open.push(pusher);
  return pusher;
}

async function join(person: Person, name: string, process = 0): Promise<PresenceChannel> {
  const channel = clientOf(person, process).subscribe(name) as PresenceChannel;
  await new Promise((resolve, reject) => {
    channel.bind('pusher:subscription_succeeded', resolve);
    channel.bind('pusher:subscription_error', reject);
  });
  return channel;
}

function heardBy(channel: PresenceChannel, event: string): unknown[] {
  const heard: unknown[] = [];
  channel.bind(event, (data: unknown) => heard.push(data));
  return heard;
}

const presence = 'presence-channels.7';
const idsIn = (channel: PresenceChannel) => Object.keys(channel.members.members).map(Number);

it('who is there is known in every process, and told when it changes', async () => {
  const first = await join(anna, presence, 0);
  expect(idsIn(first)).toEqual([anna.id]);
  const second = await join(boris, presence, 1);
  expect(second.members.members).toEqual({
    [anna.id]: { name: `Person ${anna.id}` },
    [boris.id]: { name: `Person ${boris.id}` },
  });
  expect(second.members.me).toMatchObject({ id: String(boris.id) });
  await expect.poll(() => idsIn(first)).toEqual([anna.id, boris.id]);

  // A second window of the same person is nobody new, and its end nobody's leave.
  const added = heardBy(first, 'pusher:member_added');
  const removed = heardBy(first, 'pusher:member_removed');
  const again = await join(boris, presence, 0);
  again.pusher.disconnect();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect([added, removed]).toEqual([[], []]);
  second.pusher.disconnect();
  await expect.poll(() => idsIn(first)).toEqual([anna.id]);
});

it('a client says to the others what the room has allowed, and nothing else', async () => {
  const mine = await join(anna, presence, 0);
  const theirs = await join(boris, presence, 1);
  const own = heardBy(mine, 'client-typing');
  const heard: unknown[][] = [];
  theirs.bind('client-typing', (...said: unknown[]) => heard.push(said));
  const faults: unknown[] = [];
  mine.pusher.connection.bind('error', (fault: { data?: { code?: unknown } }) =>
    faults.push(fault.data?.code),
  );
  mine.trigger('client-typing', { at: 'noon' });
  mine.trigger('client-shouting', { at: 1 });
  mine.trigger('client-typing', { at: 1 });
  await expect.poll(() => heard.length).toBe(1);
  expect(heard).toEqual([[{ at: 1 }, { user_id: String(anna.id) }]]);
  expect(own).toEqual([]);
  await expect.poll(() => faults).toEqual([4301, 4301]);
});

it('so it is with Laravel Echo, in its own words', async () => {
  const echoOf = (person: Person, process: number) =>
    new Echo({ broadcaster: 'pusher', client: clientOf(person, process), key: 'unused' });
  const here: unknown[] = [];
  const joined: unknown[] = [];
  const whispers: unknown[] = [];
  const sent: unknown[] = [];
  const mine = echoOf(anna, 0).join('channels.7');
  mine.here((people: unknown[]) => here.push(...people));
  mine.joining((one: unknown) => joined.push(one));
  mine.listenForWhisper('typing', (data: unknown) => whispers.push(data));
  mine.listen('.message.sent', (data: unknown) => sent.push(data));
  await expect.poll(() => here).toEqual([{ name: `Person ${anna.id}` }]);
  const theirs = echoOf(boris, 1).join('channels.7');
  const isIn = new Promise((resolve) => theirs.subscribed(() => resolve(null)));
  await expect.poll(() => joined).toEqual([{ name: `Person ${boris.id}` }]);
  await isIn;
  theirs.whisper('typing', { at: 2 });
  await expect.poll(() => whispers).toEqual([{ at: 2 }]);
  await publish(app.db, presence, messageSent, { id: 5 });
  await expect.poll(() => sent).toEqual([{ id: 5 }]);
});

it.each(['private-channels.7', presence])('%s ends when access to it is taken', async (name) => {
  const [mine, theirs] = [await join(anna, name, 0), await join(boris, name, 1)];
  const refused = heardBy(theirs, 'pusher:subscription_error');
  const [heard, missed] = [heardBy(mine, 'message.sent'), heardBy(theirs, 'message.sent')];
  members = [anna.id];
  await revokeChannel(app.db, name, boris.id);
  await expect.poll(() => refused).toMatchObject([{ type: 'AuthError', status: 403 }]);
  await publish(app.db, name, messageSent, { id: 6 });
  await expect.poll(() => heard).toEqual([{ id: 6 }]);
  expect(missed).toEqual([]);
  theirs.trigger('client-typing', { at: 3 });
  const others = () => (name === presence ? idsIn(mine) : [anna.id]);
  await expect.poll(others).toEqual([anna.id]);
  await expect(join(boris, name, 1)).rejects.toMatchObject({ status: 403 });
});

it('a proof of before opens nothing when access has been taken', async () => {
  const pusher = clientOf(boris);
  const channel = pusher.subscribe('private-channels.7');
  const refused = heardBy(channel as PresenceChannel, 'pusher:subscription_error');
  const subscribed = heardBy(channel as PresenceChannel, 'pusher:subscription_succeeded');
  const authorize = channel.authorize.bind(channel);
  // Signed while it was allowed, shown when it is not.
  channel.authorize = (socketId, done) =>
    authorize(socketId, (error, data) => {
      members = [];
      done(error, data);
    });
  await expect.poll(() => refused).toMatchObject([{ status: 403 }]);
  expect(subscribed).toEqual([]);
});

it.each(['private-channels.8', 'presence-others.7', 'private-channels', 'presence-channels.7.7'])(
  'a channel that is not theirs, or that nobody has declared, is refused alike: %s',
  async (name) => {
    await expect(join(anna, name)).rejects.toMatchObject({ status: 403 });
  },
);

it('a process that has died is not there any more', async () => {
  const gone = { channel: presence, person: boris.id, process: 'dead', info: '{}' };
  await app.db
    .insertInto('realtime_members')
    .values({ ...gone, seen_at: new Date(Date.now() - 60_000) })
    .execute();
  const channel = await join(anna, presence);
  const removed = heardBy(channel, 'pusher:member_removed');
  // Asked every ten seconds.
  await expect.poll(() => removed.length, { timeout: 15_000 }).toBe(1);
});
