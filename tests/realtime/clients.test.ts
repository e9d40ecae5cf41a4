import Echo from 'laravel-echo';
import type Pusher from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { notificationEvent, personChannel } from '#contract/realtime.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { createDialog, send } from '#tests/dialogs.ts';
import { noteTo } from '#tests/notes.ts';
import { type SecondApp, startTestApp, type TestApp } from '#tests/harness/app.ts';
import { keyOf, listen, pusherClient } from './sockets.ts';

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

const open: Pusher[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.disconnect();
});

async function pusherOf(person: Person, port: number): Promise<Pusher> {
  const pusher = pusherClient(person, { key: await keyOf(person.visitor), port });
  open.push(pusher);
  return pusher;
}

const tell = (id: number) => app.db.transaction().execute((trx) => notify(trx, noteTo(id)));

describe.each([0, 1])('through process %i', (process) => {
  it('the unchanged library of Pusher hears what its person is told', async () => {
    const person = await createPerson(app, { role: 'worker' });
    const pusher = await pusherOf(person, ports[process] ?? 0);
    const channel = pusher.subscribe(personChannel(person.id));
    await new Promise((resolve) => channel.bind('pusher:subscription_succeeded', resolve));
    const heard = new Promise((resolve) => channel.bind(notificationEvent, resolve));
    await tell(person.id);
    expect(await heard).toMatchObject({ type: 'contact_opened', notification_count: 1 });
  });

  it('so does Laravel Echo, by its own word for it', async () => {
    const person = await createPerson(app, { role: 'worker' });
    const client = await pusherOf(person, ports[process] ?? 0);
    const echo = new Echo({ broadcaster: 'pusher', client, key: 'unused' });
    const heard: unknown[] = [];
    const channel = echo.private(`users.${person.id}`);
    channel.notification((data: unknown) => heard.push(data));
    await new Promise((resolve) => channel.subscribed(() => resolve(null)));
    await tell(person.id);
    await tell(person.id);
    await expect.poll(() => heard.length, { timeout: 2000 }).toBe(2);
    expect(heard).toMatchObject([{ notification_count: 1 }, { notification_count: 2 }]);
  });
});

it('nothing is pushed of what is taken back', async () => {
  const person = await createPerson(app, { role: 'worker' });
  const pusher = await pusherOf(person, ports[0] ?? 0);
  const channel = pusher.subscribe(personChannel(person.id));
  const heard: unknown[] = [];
  channel.bind(notificationEvent, (data: unknown) => heard.push(data));
  await new Promise((resolve) => channel.bind('pusher:subscription_succeeded', resolve));
  await app.db
    .transaction()
    .execute(async (trx) => {
      await notify(trx, noteTo(person.id));
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await tell(person.id);
  await expect.poll(() => heard.length, { timeout: 2000 }).toBeGreaterThan(0);
  expect(heard).toMatchObject([{ notification_count: 1 }]);
});

it('a channel of somebody else is refused, and the library says so', async () => {
  const person = await createPerson(app, { role: 'worker' });
  const other = await createPerson(app, { role: 'worker' });
  const pusher = await pusherOf(person, ports[0] ?? 0);
  const channel = pusher.subscribe(personChannel(other.id));
  const refusal = await new Promise((resolve) =>
    channel.bind('pusher:subscription_error', resolve),
  );
  expect(refusal).toMatchObject({ type: 'AuthError', status: 403 });
});

describe('Laravel Echo on the channels of a dialog, through two processes', () => {
  const echoOf = async (person: Person, process: number) =>
    new Echo({
      broadcaster: 'pusher',
      client: await pusherOf(person, ports[process] ?? 0),
      key: 'unused',
    });
  interface Subscribed {
    subscribed: (callback: () => void) => unknown;
  }
  const whenIn = (channel: Subscribed) =>
    new Promise<void>((resolve) => void channel.subscribed(resolve));

  it('private: hears changes by name, and whispers of the other', async () => {
    const { worker, family, channel } = await createDialog(app);
    const [hers, theirs] = [
      (await echoOf(worker, 0)).private(`channels.${channel}`),
      (await echoOf(family, 1)).private(`channels.${channel}`),
    ];
    const changes: unknown[] = [];
    const whispers = { hers: 0, theirs: 0 };
    hers.listen('.channel.changed', (change: unknown) => changes.push(change));
    hers.listenForWhisper('typing', () => (whispers.hers += 1));
    theirs.listenForWhisper('typing', () => (whispers.theirs += 1));
    await Promise.all([whenIn(hers), whenIn(theirs)]);
    const { sequence } = await send(family, channel, 'Здравствуйте');
    await expect.poll(() => changes, { timeout: 2000 }).toEqual([{ channel, sequence }]);
    theirs.whisper('typing', {});
    await expect.poll(() => whispers, { timeout: 2000 }).toEqual({ hers: 1, theirs: 0 });
  });

  it('presence: sees who is here, who comes and who goes', async () => {
    const { worker, family, channel } = await createDialog(app);
    const hers = (await echoOf(worker, 0)).join(`channels.${channel}`);
    const seen: unknown[] = [];
    hers.here((people: unknown) => seen.push(people));
    hers.joining((person: unknown) => seen.push(['came', person]));
    hers.leaving((person: unknown) => seen.push(['went', person]));
    await expect.poll(() => seen, { timeout: 2000 }).toEqual([[{ id: worker.id }]]);
    const echo = await echoOf(family, 1);
    await whenIn(echo.join(`channels.${channel}`));
    await expect.poll(() => seen[1], { timeout: 2000 }).toEqual(['came', { id: family.id }]);
    echo.leave(`channels.${channel}`);
    await expect.poll(() => seen[2], { timeout: 2000 }).toEqual(['went', { id: family.id }]);
  });

  it('.notification(): whoever does not look hears of the first message', async () => {
    const { worker, family, channel } = await createDialog(app);
    const own = (await echoOf(worker, 1)).private(`users.${worker.id}`);
    const heard: unknown[] = [];
    own.notification((note: unknown) => heard.push(note));
    await whenIn(own);
    await send(family, channel, 'Здравствуйте');
    await send(family, channel, 'Вы ещё ищете работу?');
    await expect.poll(() => heard, { timeout: 2000 }).toHaveLength(1);
    expect(heard).toMatchObject([{ type: 'message_received', notification_count: 1 }]);
  });
});
