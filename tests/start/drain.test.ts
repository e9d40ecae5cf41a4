import { request } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
afterEach(() => app.stop());

const get = async (path: string) => {
  const { statusCode, headers } = await app.server.inject(path);
  return [statusCode, headers.connection];
};

it('a server that is asked for its readiness says no first and serves on', async () => {
  app = await startTestApp({ DRAIN_SECONDS: '0.5' });
  expect(await get('/readyz')).toEqual([200, 'keep-alive']);
  let isDrained = false;
  const drained = app.drain().then(() => (isDrained = true));
  expect(await get('/readyz')).toEqual([503, 'close']);
  expect(await get('/healthz')).toEqual([200, 'close']);
  expect(isDrained).toBe(false);
  await drained;
});

it('a server that nobody asks stops at once', async () => {
  app = await startTestApp({ DRAIN_SECONDS: '25' });
  const began = performance.now();
  await app.drain();
  expect(performance.now() - began).toBeLessThan(1000);
});

it('a request in flight is answered before the server closes', async () => {
  app = await startTestApp();
  const origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const sent = request(`${origin}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 2 },
  });
  sent.write('{');
  await sleep(100);
  const closed = app.server.close();
  await sleep(100);
  sent.end('}');
  const [answer] = await once(sent, 'response');
  expect([answer.statusCode, answer.headers.connection]).toEqual([422, 'close']);
  answer.resume();
  await closed;
});
