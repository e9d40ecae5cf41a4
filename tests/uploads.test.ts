import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photoCalls } from '#contract/photos.ts';
import { startCard } from './cards.ts';
import { createPerson } from './factories.ts';
import { startTestApp, type TestApp } from './harness/app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.server.address() as AddressInfo);
});
afterAll(() => app.stop());

interface Sender {
  path: string;
  token: string;
}

async function newSender(): Promise<Sender> {
  const person = await createPerson(app, { role: 'worker' });
  const { slug } = await startCard(person, 'resume');
  const path = `/api${photoCalls.add.path.replace(':slug', slug)}`;
  return { path, token: person.visitor.cookies.get('auth.token') ?? '' };
}

/** A call over a real connection; the body waits for `end`. */
function begin({ path, token }: Sender, bytes: number) {
  const call: ClientRequest = request({
    port,
    path,
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'image/jpeg',
      'content-length': bytes,
    },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', resolve);
    call.on('error', reject);
  });
  call.flushHeaders();
  return { call, answer: answer.then((response) => response.resume()) };
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
/** Looked at, so it had a seat, and quickly refused. */
const noPhoto = Buffer.from('Здравствуйте');
const patience = { timeout: 40_000, interval: 500 };

it('so many files are taken at once, of one person and of all', { timeout: 120_000 }, async () => {
  const senders = await Promise.all(Array.from({ length: 5 }, newSender));
  const last = senders.pop();
  const [first] = senders;
  if (!first || !last) throw new Error('five were asked for');
  const held = senders.flatMap((sender) =>
    Array.from({ length: 3 }, () => begin(sender, noPhoto.length)),
  );
  // Each by its own connection; whoever asks before all of them sit takes the seat of one of them.
  await expect.poll(connections, patience).toBe(held.length);
  await setTimeout(1000);
  await expect.poll(() => statusOf(send(last, noPhoto)), patience).toBe(503);
  expect(Number((await send(last, noPhoto)).headers['retry-after'])).toBeGreaterThan(0);

  // One who has gone leaves room, for others and for themselves.
  const gone = held.pop();
  gone?.answer.catch(() => undefined);
  gone?.call.destroy();
  await expect.poll(() => statusOf(send(last, noPhoto)), patience).toBe(415);
  expect(await statusOf(send(first, noPhoto))).toBe(429);

  for (const { call } of held) call.end(noPhoto);
  const statuses = await Promise.all(held.map(({ answer }) => statusOf(answer)));
  expect(statuses).toEqual(held.map(() => 415));
});
