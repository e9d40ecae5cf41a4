import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photoCalls } from '#contract/photos.ts';
import { startCard } from './cards.ts';
import { createPerson } from './factories.ts';
import { startTestApp, type TestApp } from './harness/app.ts';
import { jpegPhoto } from './pictures.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  // Whoever sends says by a header where from.
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.server.address() as AddressInfo);
});
afterAll(() => app.stop());

interface Sender {
  path: string;
  token: string;
  address: string;
}

let addresses = 0;
const newAddress = () => `203.0.113.${(addresses += 1)}`;

async function newSender(address = newAddress()): Promise<Sender> {
  const person = await createPerson(app, { role: 'worker' });
  const { slug } = await startCard(person, 'resume');
  const path = `/api${photoCalls.add.path.replace(':slug', slug)}`;
  return { path, token: person.visitor.cookies.get('auth.token') ?? '', address };
}

/** A call over a real connection; the body waits for `end`. */
function begin({ path, token, address }: Sender, bytes: number) {
  const call: ClientRequest = request({
    port,
    path,
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      'content-type': 'image/jpeg',
      'content-length': bytes,
    },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', (response) => resolve(response.resume()));
    call.on('error', reject);
  });
  // Some are cut before anybody waits for their end.
  answer.catch(() => undefined);
  call.flushHeaders();
  return { call, answer };
}

async function send(sender: Sender, bytes: Uint8Array): Promise<IncomingMessage> {
  const { call, answer } = begin(sender, bytes.length);
  call.end(bytes);
  return answer;
}

const connections = () =>
  new Promise<number>((resolve, reject) => {
    app.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

const statusOf = async (answer: Promise<IncomingMessage>) => (await answer).statusCode;
/** Grows with each answer; whoever is cut off gives none. */
function collectStatuses(held: { answer: Promise<IncomingMessage> }[]) {
  const statuses: (number | undefined)[] = [];
  for (const { answer } of held) {
    void statusOf(answer).then(
      (status) => statuses.push(status),
      () => undefined,
    );
  }
  return statuses;
}
/** `lost` when the connection was cut. */
const endOf = (answer: Promise<IncomingMessage>) => statusOf(answer).catch(() => 'lost' as const);
/** Looked at, so it had a seat, and quickly refused. */
const noPhoto = Buffer.from('Здравствуйте');
const patience = { timeout: 40_000, interval: 500 };

const piece = Buffer.alloc(4096, 'я');
const pieces = 200;
/** A slow phone: four kilobytes a second, until it is told to hurry. */
function beginSlowly(sender: Sender) {
  const { call, answer } = begin(sender, piece.length * pieces);
  let left = pieces;
  const timer = setInterval(() => (left -= 1) > 0 && call.write(piece), 1000);
  const stop = () => clearInterval(timer);
  call.on('error', stop);
  const end = () => {
    stop();
    call.end(Buffer.alloc(piece.length * left, 'я'));
  };
  return { call, answer, stop, end };
}

it('so many files are taken at once, of one person and of all', async () => {
  const senders = await Promise.all(Array.from({ length: 15 }, () => newSender()));
  const [first, last, ...others] = senders;
  if (!first || !last) throw new Error('fifteen were asked for');
  const held = Array.from({ length: 3 }, () => beginSlowly(first));
  await expect.poll(connections, patience).toBe(held.length);
  await setTimeout(1000);
  held.push(...others.map(beginSlowly));
  // Each by its own connection; whoever asks before all of them sit takes the seat of one of them.
  await expect.poll(connections, patience).toBe(held.length);
  await setTimeout(1000);
  await expect.poll(() => statusOf(send(last, noPhoto)), patience).toBe(503);
  expect(Number((await send(last, noPhoto)).headers['retry-after'])).toBeGreaterThan(0);

  // One who has gone leaves room, for others and for themselves.
  const gone = held.pop();
  gone?.stop();
  gone?.call.destroy();
  await expect.poll(() => statusOf(send(last, noPhoto)), patience).toBe(415);
  expect(await statusOf(send(first, noPhoto))).toBe(429);

  // Slow ones keep their seats though others want them.
  await setTimeout(22_000);
  expect(await statusOf(send(first, noPhoto))).toBe(429);
  for (const { end } of held) end();
  const statuses = await Promise.all(held.map(({ answer }) => statusOf(answer)));
  expect(statuses).toEqual(held.map(() => 415));
});

it('whoever says nothing for longer than a connection may goes on where they were', async () => {
  const sender = await newSender();
  const { server } = app.server;
  const usual = server.timeout;
  server.timeout = 1000;
  try {
    const { call, answer } = begin(sender, piece.length * 2);
    call.write(piece);
    await setTimeout(3000);
    call.end(piece);
    expect(await endOf(answer)).toBe(415);
  } finally {
    server.timeout = usual;
  }
});

it.each([
  ['an address', () => '198.51.100.7'],
  ['a household of IPv6', (account: number) => `2001:db8:0:7::${account}`],
])('%s leaves seats to the others, however many accounts it has', async (_who, addressOf) => {
  const crowd = await Promise.all([1, 2, 3, 4].map((account) => newSender(addressOf(account))));
  const other = await newSender();
  const held = crowd.flatMap((sender) =>
    Array.from({ length: 3 }, () => begin(sender, noPhoto.length)),
  );
  const statuses = collectStatuses(held);
  await expect.poll(() => statuses.length, patience).toBe(held.length - 8);
  expect(new Set(statuses)).toEqual(new Set([503]));
  const others = await Promise.all(Array.from({ length: 3 }, () => statusOf(send(other, noPhoto))));
  expect(others).toEqual([415, 415, 415]);
  for (const { call } of held) call.destroy();
  // The seats are free again for whoever is next.
  const sendAgain = () => Promise.all(crowd.map((sender) => statusOf(send(sender, noPhoto))));
  await expect.poll(sendAgain, patience).toEqual(crowd.map(() => 415));
});

it('two addresses with many accounts leave seats to others', async () => {
  const addresses = [newAddress(), newAddress()];
  const crowd = await Promise.all(
    addresses.flatMap((address) => [1, 2, 3, 4].map(() => newSender(address))),
  );
  const others = await Promise.all([1, 2, 3].map(() => newSender()));
  const held = crowd.flatMap((sender) => [1, 2, 3].map(() => beginSlowly(sender)));
  const statuses = collectStatuses(held);
  await expect.poll(() => statuses.length, patience).toBe(held.length - 12);
  const sent = await Promise.all(others.map((other) => statusOf(send(other, noPhoto))));
  expect(sent).toEqual([415, 415, 415]);
  for (const { call, stop } of held) {
    stop();
    call.destroy();
  }
});

it('a body that stands still loses its seat to whoever comes', async () => {
  const sender = await newSender();
  const held = Array.from({ length: 3 }, () => begin(sender, noPhoto.length));
  await setTimeout(1000);
  expect(await statusOf(send(sender, noPhoto))).toBe(429);
  await expect
    .poll(() => statusOf(send(sender, noPhoto)), { timeout: 30_000, interval: 1000 })
    .toBe(415);
  // One seat was wanted, so one was taken; the others come to their end when they go on.
  for (const { call } of held) call.end(noPhoto);
  const ends = await Promise.all(held.map(({ answer }) => endOf(answer)));
  expect(ends.filter((end) => end === 'lost')).toHaveLength(1);
  expect(ends.filter((end) => end === 415)).toHaveLength(2);
});

it('whoever hangs up when all is sent, before the answer, leaves the seat', async () => {
  const sender = await newSender();
  const photo = await jpegPhoto();
  for (let sent = 0; sent < 3; sent += 1) {
    const { call } = begin(sender, photo.length);
    call.end(photo);
    await once(call, 'finish');
    await setTimeout(30);
    call.destroy();
  }
  await expect.poll(() => statusOf(send(sender, noPhoto)), patience).toBe(415);
});
