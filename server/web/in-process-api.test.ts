import Fastify, { type FastifyRequest } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { ApiTransport } from '#contract/page.ts';
import { inProcessApi, type PageCalls } from './in-process-api.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

/** A page whose visitor has an old access token and, perhaps, a refresh token that still lives. */
async function pageOf(cookie: string, work: (call: ApiTransport) => Promise<unknown>) {
  const app = Fastify();
  stops.push(() => app.close());
  const callsFor = inProcessApi(app, 'https://site.test');
  const seen: FastifyRequest['headers'][] = [];
  const addresses: string[] = [];
  let refreshes = 0;
  app.get('/api/v1/user', (request, reply) => {
    seen.push(request.headers);
    addresses.push(request.ip);
    const isSignedIn = request.headers.cookie?.includes('__Host-auth.token=new');
    return isSignedIn ? { id: 1 } : reply.code(401).send({});
  });
  app.get('/sanctum/csrf-cookie', (_request, reply) =>
    reply.header('set-cookie', 'XSRF-TOKEN=a%3Db; Path=/').code(204).send(),
  );
  app.post('/api/auth/refresh', ({ headers }, reply) => {
    refreshes += 1;
    const mayPass = headers['x-xsrf-token'] === 'a=b' && headers.origin === 'https://site.test';
    if (!mayPass || !headers.cookie?.includes('__Host-auth.refresh_token=live')) {
      reply.header('set-cookie', '__Host-auth.refresh_token=; Path=/; Max-Age=0');
      return reply.code(401).send({});
    }
    reply.header('set-cookie', [
      '__Host-auth.token=new; HttpOnly',
      '__Host-auth.refresh_token=next; HttpOnly',
    ]);
    return {};
  });
  let calls: PageCalls | undefined;
  app.get('/page', async (visitor) => {
    calls = callsFor(visitor);
    return { result: await work(calls.transport) };
  });
  const headers = { cookie, 'user-agent': 'a browser' };
  const page = await app.inject({ url: '/page', headers, remoteAddress: '203.0.113.9' });
  const { result } = page.json<{ result: unknown }>();
  return { result, calls, refreshes, seen, addresses };
}

const user = { method: 'GET', path: '/v1/user' } as const;

test('an expired session is renewed once for all calls of a page, and the browser told', async () => {
  const both = (call: ApiTransport) => Promise.all([call(user), call(user)]);
  const { result, calls, refreshes } = await pageOf(
    '__Host-auth.token=old; __Host-auth.refresh_token=live',
    both,
  );
  expect(result).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(refreshes).toBe(1);
  expect(calls?.setCookies).toContain('__Host-auth.refresh_token=next; HttpOnly');
});

test('when the refresh fails too, the visitor is a guest and loses the cookies', async () => {
  const { result, calls } = await pageOf(
    '__Host-auth.token=old; __Host-auth.refresh_token=dead',
    (call) => call(user),
  );
  expect(result).toMatchObject({ status: 401 });
  expect(calls?.setCookies).toContain('__Host-auth.refresh_token=; Path=/; Max-Age=0');
});

test('without a refresh token nothing is tried', async () => {
  const { refreshes } = await pageOf('__Host-auth.token=old', (call) => call(user));
  expect(refreshes).toBe(0);
});

test('the API sees the visitor, not the page', async () => {
  const { seen, addresses } = await pageOf('__Host-auth.token=new', (call) => call(user));
  expect(seen[0]).toMatchObject({ 'user-agent': 'a browser', host: 'site.test' });
  expect(addresses).toEqual(['203.0.113.9']);
});
