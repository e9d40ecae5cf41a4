import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blockCalls } from '#contract/blocks.ts';
import { channelChannel } from '#contract/dialog-events.ts';
import { getPublicConfig } from '#contract/public-config.ts';
import { authenticateSocket, authorizeChannel, personChannel } from '#contract/realtime.ts';
import { logout } from '#contract/session.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import { createDialog, send } from '#tests/dialogs.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startPusherServer } from '#tests/fakes/pusher-server.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { noteTo } from '#tests/notes.ts';
import { listen } from './sockets.ts';

let pusher: Awaited<ReturnType<typeof startPusherServer>>;
let app: TestApp;
beforeEach(async () => {
  pusher = await startPusherServer();
  app = await startTestApp(pusher.environment);
  await listen(app.server);
});
afterEach(async () => {
  if (pusher.refused.length > 0) throw new Error(`Refused: ${pusher.refused.join(', ')}`);
  await app.stop();
  await pusher.stop();
});

const tell = ({ id }: Person) => app.db.transaction().execute((trx) => notify(trx, noteTo(id)));
const toldTo = ({ id }: Person) =>
  pusher.events
    .filter(({ channel }) => channel === personChannel(id))
    .map(({ data }) => (data as { notification_count: number }).notification_count);

describe('what is published', () => {
  it('is told in its order, and nothing of what is taken back', async () => {
    const person = await createPerson(app, { role: 'worker' });
    await app.db
      .transaction()
      .execute(async (trx) => {
        await notify(trx, noteTo(person.id));
        throw new Error('taken back');
      })
      .catch(() => undefined);
    for (let told = 0; told < 25; told += 1) await tell(person);
    await expect.poll(() => toldTo(person).length).toBe(25);
    expect(toldTo(person)).toEqual(Array.from({ length: 25 }, (_none, at) => at + 1));
  });

  it('reaches the channel of a dialog', async () => {
    const { family, channel } = await createDialog(app);
    const { sequence } = await send(family, channel, 'Здравствуйте');
    await expect
      .poll(() => pusher.events)
      .toContainEqual({
        channel: channelChannel(channel),
        name: 'channel.changed',
        data: { channel, sequence },
      });
  });

  it('is told once by two processes', async () => {
    const second = await app.startSecond();
    await listen(second.server);
    const person = await createPerson(app, { role: 'worker' });
    for (let told = 0; told < 60; told += 1) await tell(person);
    await expect.poll(() => toldTo(person).length).toBe(60);
    expect(toldTo(person)).toEqual(Array.from({ length: 60 }, (_none, at) => at + 1));
    await second.stop();
  });
});

describe('when the server of sockets', () => {
  it.each(['cut', 'slow', { status: 500 }, { status: 429 }, { status: 401 }] as const)(
    'fails (%j), all is told later',
    async (mishap) => {
      const person = await createPerson(app, { role: 'worker' });
      pusher.mishaps.push(mishap, mishap === 'slow' ? 'cut' : mishap);
      for (let told = 0; told < 3; told += 1) await tell(person);
      await expect.poll(() => toldTo(person), { timeout: 20_000 }).toEqual([1, 2, 3]);
    },
  );

  it('stays away, the next process tells what was left', async () => {
    const person = await createPerson(app, { role: 'worker' });
    pusher.mishaps.push(...Array.from({ length: 50 }, () => ({ status: 503 })));
    await tell(person);
    await expect.poll(() => pusher.calls()).toBeGreaterThan(1);
    await app.server.close();
    pusher.mishaps.splice(0);
    const second = await app.startSecond();
    await listen(second.server);
    await expect.poll(() => toldTo(person)).toEqual([1]);
    await second.stop();
  });

  it('refuses one event for good, the others are told', async () => {
    const person = await createPerson(app, { role: 'worker' });
    pusher.unfit.word = String.raw`\"notification_count\":2`;
    for (let told = 0; told < 3; told += 1) await tell(person);
    await expect.poll(() => toldTo(person)).toEqual([1, 3]);
  });
});

describe('the sockets of a person', () => {
  it('are ended with their session', async () => {
    const person = await createPerson(app, { role: 'worker' });
    await person.visitor.call(logout);
    await expect.poll(() => pusher.terminated).toEqual([String(person.id)]);
  });

  it('are ended for both by a block', async () => {
    const { worker, family, channel } = await createDialog(app);
    await send(family, channel, 'Здравствуйте');
    await worker.visitor.call(blockCalls.add, { params: { user: String(family.id) } });
    await expect
      .poll(() => [...new Set(pusher.terminated)].toSorted())
      .toEqual([worker.id, family.id].map(String).toSorted());
  });

  it('are not held up by a server that cannot end them', async () => {
    const person = await createPerson(app, { role: 'worker' });
    const other = await createPerson(app, { role: 'worker' });
    pusher.mishaps.push({ status: 404 });
    await other.visitor.call(logout);
    await tell(person);
    await expect.poll(() => toldTo(person)).toEqual([1]);
  });
});

const signature = (text: string) =>
  `${pusher.app.key}:${createHmac('sha256', pusher.app.secret).update(text).digest('hex')}`;

it('the config names the server, and proofs are signed with its secret', async () => {
  const { worker, family, channel } = await createDialog(app);
  expect((await worker.visitor.call(getPublicConfig)).data.realtime).toEqual({
    key: pusher.app.key,
    host: '127.0.0.1',
    port: pusher.port,
    tls: false,
    embedded: false,
  });
  const channel_name = channelChannel(channel);
  const body = { socket_id: '12.34', channel_name };
  const proof = await family.visitor.call(authorizeChannel, { body });
  expect(proof.data).toEqual({ auth: signature(`12.34:${channel_name}`) });
  const presence = `presence-channels.${channel}`;
  const member = await family.visitor.call(authorizeChannel, {
    body: { ...body, channel_name: presence },
  });
  const { channel_data = '' } = member.data;
  expect(JSON.parse(channel_data)).toMatchObject({ user_id: String(family.id) });
  expect(member.data.auth).toBe(signature(`12.34:${presence}:${channel_data}`));
  const stranger = await createPerson(app, { role: 'worker' });
  expect((await stranger.visitor.call(authorizeChannel, { body })).status).toBe(403);
  const named = await family.visitor.call(authenticateSocket, { body: { socket_id: '12.34' } });
  expect(named.data).toEqual({
    user_data: JSON.stringify({ id: String(family.id) }),
    auth: signature(`12.34::user::${named.data.user_data}`),
  });
});

it('no sockets are taken here', async () => {
  const answer = await fetch(`${app.server.listeningOrigin}/app/${pusher.app.key}?protocol=7`);
  expect(answer.status).toBe(404);
});
