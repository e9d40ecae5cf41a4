import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const long = '/api/v1/cities?limit=50';
const get = (url: string, encoding?: string) =>
  app.server.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

it('a long answer goes compressed to whoever takes it so', async () => {
  const plain = await get(long);
  const compressed = await get(long, 'gzip, deflate, br, zstd');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(compressed.headers['vary']).toContain('accept-encoding');
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body);
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

it('a short answer goes as it is', async () => {
  const { headers, statusCode } = await get('/api/v1/config', 'gzip');
  expect(statusCode).toBe(200);
  expect(headers['content-encoding']).toBeUndefined();
});

it('no compressed body is taken: a small one may decompress to a huge one', async () => {
  const body = JSON.stringify({ login: '', password: '' });
  const visitor = app.visitor();
  const plain = await visitor.request('POST', '/api/v1/login', { body });
  expect(plain.status).toBe(422);
  const compressed = await visitor.request('POST', '/api/v1/login', {
    body: gzipSync(body),
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  });
  expect(compressed.status).toBe(400);
});
