import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openLog } from '#server/platform/log.ts';
import { createPerson } from './factories.ts';
import { testDeps } from './harness/deps.ts';
import { Visitor } from './harness/visitor.ts';

let written = '';
let port: number;
let token: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const { deps, drop } = await testDeps();
  const log = openLog('info', { write: (line) => void (written += line) });
  const { server } = await buildApp({ ...deps, log });
  server.get('/much', async () => 'x'.repeat(20_000_000));
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
  const person = await createPerson(
    { ...deps, visitor: () => new Visitor(server) },
    { role: 'worker' },
  );
  token = person.visitor.cookies.get('auth.token') ?? '';
  stop = async () => {
    await server.close();
    await deps.db.destroy();
    await drop();
  };
});

afterAll(() => stop());
beforeEach(() => void (written = ''));

const lines = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number; msg: string });

const post = (path: string, headers: string[]) =>
  [`POST /api${path} HTTP/1.1`, 'host: a.example', 'content-length: 100', ...headers, '\r\n'].join(
    '\r\n',
  );
const login = `${post('/v1/login', ['content-type: application/json'])}{"login":`;
const form = `${post('/v1/news/7/stop/abc', ['content-type: application/x-www-form-urlencoded'])}a=`;
const much = 'GET /much HTTP/1.1\r\nhost: a.example\r\n\r\n';
const photo = () =>
  `${post('/v1/user/avatar', ['content-type: image/jpeg', `authorization: Bearer ${token}`])}begun`;

/** Says so much, waits for the server to have begun, and is gone, with a reset or in order. */
async function sayAndGo(text: string, { reset }: { reset: boolean }): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(text);
  await expect.poll(() => written).toContain('incoming request');
  if (reset) socket.resetAndDestroy();
  else socket.destroy();
}

test.each([
  ['a body that breaks off', () => login],
  ['a form that breaks off', () => form],
  ['a photo that breaks off', photo],
  ['an answer that nobody takes', () => much],
])('%s is no fault of ours', async (_what, text) => {
  for (const reset of [false, true]) {
    written = '';
    await sayAndGo(text(), { reset });
    await setTimeout(300);
    expect(lines().filter(({ level }) => level >= 40)).toEqual([]);
  }
});
