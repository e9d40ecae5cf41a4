import type { default as Pusher, Channel, PresenceChannel } from 'pusher-js';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { blockCalls } from '#contract/blocks.ts';
import { channelChannel, channelPresence } from '#contract/dialog-events.ts';
import { realtimeKey } from '#server/platform/realtime/signature.ts';
import { createDialog, send } from '#tests/dialogs.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { listen, pusherClient } from './sockets.ts';

let app: TestApp;
let port: number;
const open: Pusher[] = [];
beforeAll(async () => {
  app = await startTestApp();
  port = await listen(app.server);
});
afterAll(() => app.stop());
afterEach(() => {
  for (const client of open.splice(0)) client.disconnect();
});

async function join(person: Person, name: string): Promise<Channel> {
  const client = pusherClient(person, { key: realtimeKey(app.deps.config), port });
  open.push(client);
  const channel = client.subscribe(name);
  await new Promise((resolve, reject) => {
    channel.bind('pusher:subscription_succeeded', resolve);
    channel.bind('pusher:subscription_error', (refusal: { status: number }) =>
      reject(new Error(`refused: ${refusal.status}`)),
    );
  });
  return channel;
}

const heardIn = (channel: Channel, event: string) => {
  const heard: unknown[] = [];
  channel.bind(event, (payload: unknown) => heard.push(payload));
  return heard;
};

it('the two of a dialog hear what changes in it, and that the other one types', async () => {
  const { worker, family, channel } = await createDialog(app);
  const [hers, theirs] = [
    await join(worker, channelChannel(channel)),
    await join(family, channelChannel(channel)),
  ];
  const changes = heardIn(hers, 'channel.changed');
  const typing = heardIn(hers, 'client-typing');
  const { sequence } = await send(family, channel, 'Здравствуйте');
  await expect.poll(() => changes).toEqual([{ channel, sequence }]);
  theirs.trigger('client-typing', {});
  await expect.poll(() => typing).toHaveLength(1);
});

it('nobody else gets in, and whoever is there is seen by the other', async () => {
  const { worker, family, channel } = await createDialog(app);
  const stranger = await createPerson(app, { role: 'worker' });
  for (const name of [channelChannel(channel), channelPresence(channel)]) {
    await expect(join(stranger, name)).rejects.toThrow('refused: 403');
  }
  const hers = (await join(worker, channelPresence(channel))) as PresenceChannel;
  await join(family, channelPresence(channel));
  await expect
    .poll(() => Object.keys(hers.members.members as object).toSorted())
    .toEqual([worker.id, family.id].map(String).toSorted());
});

it('nobody is told of a message while they look at it', async () => {
  const { worker, family, channel } = await createDialog(app);
  await join(worker, channelPresence(channel));
  await send(family, channel, 'Здравствуйте');
  const notes = app.db.selectFrom('notifications').select('id').where('user_id', '=', worker.id);
  expect(await notes.execute()).toEqual([]);
});

it('a block ends the listening of both, at once', async () => {
  const { worker, family, channel } = await createDialog(app);
  await send(family, channel, 'Здравствуйте');
  await join(family, channelChannel(channel));
  const presence = (await join(family, channelPresence(channel))) as PresenceChannel;
  const here = await join(worker, channelPresence(channel));
  const ends = [presence, here].map((one) => heardIn(one, 'pusher:subscription_error'));
  await worker.visitor.call(blockCalls.add, { params: { user: String(family.id) } });
  await expect
    .poll(() => ends.map((heard) => heard.length > 0), { timeout: 3000 })
    .toEqual([true, true]);
  await expect(join(family, channelChannel(channel))).rejects.toThrow('refused: 403');
});
