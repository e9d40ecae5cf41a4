import { type IncomingMessage, request } from 'node:http';
import type { WebSocket } from 'ws';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { notificationCreated, notificationEvent, personChannel } from '#contract/realtime.ts';
import { publish } from '#server/platform/realtime/events.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { BareSocket, keyOf, listen, listeningSocket, proofFor, socketUrl } from './sockets.ts';

let app: TestApp;
let port: number;
let key: string;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  port = await listen(app.server);
  key = await keyOf(app.visitor());
  person = await createPerson(app, { role: 'worker' });
});
afterAll(() => app.stop());

const open: BareSocket[] = [];
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});

function call(url = socketUrl(port, key), headers?: Record<string, string>): BareSocket {
  const socket = new BareSocket(url, headers);
  open.push(socket);
  return socket;
}

const tell = (id: number) =>
  publish(app.db, personChannel(id), notificationCreated, {
    id: 1,
    type: 'contact_opened',
    notification_count: 1,
  });

/** Whatever was done before: the server still serves another person. */
async function expectUnharmed(): Promise<void> {
  const socket = await listeningSocket(port, person);
  open.push(socket);
  await tell(person.id);
  await socket.hear(notificationEvent);
}

describe('a call is turned away with the code of the protocol', () => {
  it.each([
    ['for another key', () => socketUrl(port, 'a'.repeat(20)), 4001],
    ['without a version', () => socketUrl(port, key, 'client=js'), 4008],
    ['for another version', () => socketUrl(port, key, 'protocol=6'), 4007],
  ])('%s', async (_name, url, code) => {
    const socket = call(url());
    expect(await socket.hear('pusher:error')).toMatchObject({ data: { code } });
    expect((await socket.closed).code).toBe(code);
    expect(socket.heard).toHaveLength(1);
    await expectUnharmed();
  });
});

/** The answer to a wish for another protocol. */
const answerTo = (path: string, headers: Record<string, string>) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers });
    sent.on('response', (answer) => resolve(answer.resume()));
    sent.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer);
    });
    sent.on('error', reject).end();
  });
/** 101: it was granted. */
const statusOf = async (path: string, headers: Record<string, string>) =>
  (await answerTo(path, headers)).statusCode;
const asSocket = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

describe('pages', () => {
  const path = () => `/app/${key}?protocol=7`;

  it.each(['https://evil.example', 'null', 'http://localhost:3000.evil.example'])(
    'of %s get no socket',
    async (origin) => {
      expect(await statusOf(path(), { ...asSocket, origin })).toBe(403);
    },
  );

  it('of our own do, and so do programs without an origin', async () => {
    const origin = app.deps.config.publicOrigin;
    expect(await statusOf(path(), { ...asSocket, origin })).toBe(101);
    expect(await statusOf(path(), asSocket)).toBe(101);
  });

  it('are answered as ever when something wishes for another protocol', async () => {
    const h2c = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': '' };
    expect(await statusOf('/healthz', h2c)).toBe(200);
    expect(await statusOf('/healthz', asSocket)).toBe(200);
    expect(await statusOf('/app', asSocket)).toBe(404);
  });

  it('that ask for no good upgrade get an error, not silence', async () => {
    const { 'sec-websocket-key': _key, ...headers } = asSocket;
    const answer = await answerTo(path(), headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).toMatchObject({ 'content-length': '0', connection: 'close' });
  });
});

describe('a subscription is refused', () => {
  const refusal = { data: { type: 'AuthError', status: 401 } };

  it('without a proof, and with one that is none', async () => {
    const channel = personChannel(person.id);
    const socket = call();
    const proof = await proofFor(person.visitor, await socket.id(), person.id);
    const wrong = [
      undefined,
      '',
      key,
      `${key}:`,
      `${key}:${'0'.repeat(64)}1`,
      proof.replace(key, 'a'.repeat(20)),
      proof.slice(0, -1),
      `${proof}0`,
      proof.replace(/:../, proof.includes(':00') ? ':11' : ':00'),
      { length: 65 },
      [proof],
    ];
    for (const auth of wrong) {
      socket.heard.length = 0;
      socket.say({ event: 'pusher:subscribe', data: { channel, auth } });
      expect([auth, await socket.hear('pusher:subscription_error')]).toMatchObject([auth, refusal]);
    }
    await tell(person.id);
    await expectUnharmed();
    expect(socket.heard.map(({ event }) => event)).not.toContain(notificationEvent);
  });

  it('with the proof for another socket, and for another channel', async () => {
    const other = await createPerson(app, { role: 'worker' });
    const [first, socket] = [call(), call()];
    const foreign = await proofFor(person.visitor, await first.id(), person.id);
    const own = await proofFor(other.visitor, await socket.id(), other.id);
    for (const auth of [foreign, own]) {
      socket.heard.length = 0;
      await socket.subscribe(personChannel(person.id), auth);
      expect(await socket.hear('pusher:subscription_error')).toMatchObject(refusal);
    }
    await tell(person.id);
    await expectUnharmed();
    expect(socket.heard.map(({ event }) => event)).not.toContain(notificationEvent);
  });

  it.each([
    'sessions',
    'public',
    '',
    'private-users.',
    'presence-channels.1',
    '#',
    'x'.repeat(200),
  ])('to «%s», which is nobody’s', async (channel) => {
    const socket = call();
    await socket.id();
    await socket.subscribe(channel, `${key}:${'0'.repeat(64)}1`);
    expect(await socket.hear('pusher:subscription_error')).toMatchObject(refusal);
  });
});

describe('the call for a proof', () => {
  const ask = (body: string, headers: Record<string, string> = {}) =>
    person.visitor.request('POST', '/api/broadcasting/auth', { body, headers });
  const fields = () => ({ socket_id: '1.2', channel_name: personChannel(person.id) });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it('is a form or JSON', async () => {
    const json = await ask(JSON.stringify(fields()));
    const sent = await ask(new URLSearchParams(fields()).toString(), form);
    expect([json.status, sent.status]).toEqual([200, 200]);
    expect(JSON.parse(sent.text)).toEqual({
      auth: expect.stringMatching(new RegExp(`^${key}:[0-9a-f]{65,}$`)),
    });
    expect(sent.text).toBe(json.text);
  });

  it.each<Record<string, string>>([
    {},
    { socket_id: '1' },
    { socket_id: '1.2:private-users.1' },
    { socket_id: '1.2', channel_name: 'private-users.1:x' },
    { socket_id: '1.2', channel_name: 'ъ' },
    { socket_id: '1.2', channel_name: 'x'.repeat(165) },
  ])('is refused in words for %o', async (body) => {
    const reply = await ask(new URLSearchParams(body).toString(), form);
    expect(reply.status).toBe(422);
    expect(JSON.parse(reply.text)).toMatchObject({ code: 'invalid' });
  });

  it('is refused when another site makes the browser send it', async () => {
    const body = new URLSearchParams(fields()).toString();
    expect((await ask(body, { ...form, 'x-xsrf-token': '' })).status).toBe(419);
    expect((await ask(body, { ...form, origin: 'https://evil.example' })).status).toBe(419);
  });

  it('is the only one that reads forms', async () => {
    const reply = await app
      .visitor()
      .request('POST', '/api/v1/login', { body: 'a=1', headers: form });
    expect(reply.status).toBe(415);
  });
});

describe('what is no message', () => {
  it.each([
    'no JSON',
    '',
    'null',
    '[]',
    '7',
    '{"event":7}',
    '{"event":"pusher:unheard-of"}',
    '{"event":"toString"}',
    '{"event":"pusher:subscribe","data":"{"}',
    '{"event":"pusher:subscribe","data":{"channel":{"a":1}}}',
    '{"event":"pusher:unsubscribe"}',
    '{"event":"__proto__","data":{"__proto__":{"channel":"x"}}}',
  ])('does no harm: %s', async (text) => {
    const socket = call();
    await socket.id();
    socket.say(text);
    socket.say({ event: 'pusher:ping', data: {} });
    expect(await socket.hear('pusher:pong')).toMatchObject({ data: {} });
    await expectUnharmed();
  });

  it('is answered by an error, binary ones too', async () => {
    const socket = call();
    await socket.id();
    socket.socket.send(Buffer.from([1, 2, 3]));
    expect(await socket.hear('pusher:error')).toMatchObject({ data: { code: 4200 } });
    socket.heard.length = 0;
    socket.say({ event: 'client-typing', channel: personChannel(person.id), data: {} });
    expect(await socket.hear('pusher:error')).toMatchObject({ data: { code: 4301 } });
  });

  it('ends the connection when it is too large, or a flood', async () => {
    const large = call();
    await large.id();
    large.say('x'.repeat(11 * 1024));
    expect((await large.closed).code).toBe(1009);
    const flood = call();
    await flood.id();
    for (let count = 0; count < 200; count += 1) flood.say({ event: 'pusher:ping', data: {} });
    expect((await flood.closed).code).toBe(1008);
    await expectUnharmed();
  });

  it('ends the connection when it is no text, or half a frame', async () => {
    const broken = call();
    await broken.id();
    broken.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect((await broken.closed).code).toBe(1007);
    const cut = call();
    await cut.id();
    const { _socket: raw } = cut.socket as WebSocket & { _socket: NodeJS.WritableStream };
    raw.write(Buffer.from([0xff, 0xff, 0xff]));
    expect((await cut.closed).code).toBe(1002);
    await expectUnharmed();
  });
});

it('whoever unsubscribes hears nothing more, in the order of what was said', async () => {
  const socket = call();
  const channel = personChannel(person.id);
  const auth = await proofFor(person.visitor, await socket.id(), person.id);
  socket.say({ event: 'pusher:subscribe', data: { channel, auth } });
  socket.say({ event: 'pusher:unsubscribe', data: { channel } });
  await socket.hear('pusher_internal:subscription_succeeded');
  socket.heard.length = 0;
  await tell(person.id);
  await expectUnharmed();
  expect(socket.heard).toEqual([]);
});
