import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { PageCache } from '#server/platform/cache/page-cache.ts';
import type { Admission } from '#server/platform/admission.ts';
import { overloaded } from '#server/platform/errors.ts';
import { inProcessApi } from './in-process-api.ts';
import { pages } from './pages.ts';
import type { Renderer } from './renderer.ts';
import { securityHeaders } from './security-headers.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;
const stops: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

const tagged: Answer = (_request, reply) => {
  reply.header('x-cache-tags', 'things');
  return { thing: 1 };
};

const code = 'start()';

/** A renderer that asks the API for one thing and shows the answer. */
function renderer(log: Request[]): Renderer {
  return {
    async render(request, { transport, nonce }) {
      log.push(request);
      if (request.url.endsWith('/broken')) throw new Error('the renderer fails');
      if (request.url.endsWith('/away')) return Response.redirect('http://site.test/', 307);
      const { status, body } = await transport({ method: 'GET', path: '/v1/thing' });
      const html = `<script nonce="${nonce}">${code}</script>${status} ${body}`;
      return new Response(html, { headers: { 'content-type': 'text/html' } });
    },
  };
}

function site(thing: Answer = tagged, admit: Admission = (_asked, work) => work()) {
  const app = Fastify();
  const cache = new PageCache({ maxBytes: 1_000_000, ttlMs: 60_000 });
  const rendered: Request[] = [];
  const publicOrigin = 'https://site.test';
  const security = securityHeaders({ publicOrigin, development: false });
  const callsFor = inProcessApi(app, publicOrigin);
  const handler = pages({
    renderer: renderer(rendered),
    callsFor,
    cache,
    publicOrigin,
    security,
    admit,
    findOwner: async ({ headers }) => (headers.cookie === 'auth.token=anna' ? 7 : null),
  });
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler });
  app.get('/api/v1/thing', thing);
  stops.push(() => app.close());
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { app, cache, rendered, get };
}
const nonceOf = (html: string) => /nonce="([^"]*)"/.exec(html)?.[1] ?? '';

test('guests share one render, whose policy names its scripts by their hashes', async () => {
  const { get, rendered } = site();
  const [one, two] = [await get('/a?x=1&y=2'), await get('/a?y=2&x=1')];
  expect(rendered).toHaveLength(1);
  expect(one.body).toBe(two.body);
  expect(one.body).toContain(`<script>${code}</script>`);
  const hash = createHash('sha256').update(code).digest('base64');
  for (const { headers } of [one, two]) {
    expect(headers['cache-control']).toBe('no-cache');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'sha256-${hash}' 'strict-dynamic';`);
    expect(policy).toMatch(/style-src 'self'(?: 'sha256-[^']+'){2};/);
    expect(policy).not.toContain('nonce');
  }
});

test('a page for one alone has a nonce of its own each time', async () => {
  const { get } = site();
  const cookie = 'auth.token=a';
  const [one, two] = [await get('/a', { cookie }), await get('/a', { cookie })];
  expect(nonceOf(one.body)).not.toBe(nonceOf(two.body));
  for (const { headers, body } of [one, two])
    expect(headers['content-security-policy']).toContain(`'nonce-${nonceOf(body)}'`);
});

test('a change of what the page tells of is seen by the next guest', async () => {
  const { get, cache, rendered } = site();
  await get('/a');
  cache.invalidate(['things']);
  await get('/a');
  expect(rendered).toHaveLength(2);
});

test('the link of a letter is rendered for each and cached nowhere', async () => {
  const { get, rendered } = site();
  const [answer] = [await get('/?modal=reset-password&token=a'), await get('/?token=a')];
  await get('/?token=a');
  expect(rendered).toHaveLength(3);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  for (const link of ['/reference/7/abc', '/check-in/7/abc', '/news/stop?id=7&key=abc']) {
    const [first] = [await get(link), await get(link)];
    expect(first.headers['cache-control']).toBe('private, no-store');
  }
  expect(rendered).toHaveLength(9);
});

test('a signed-in page is private and rendered for each', async () => {
  const { get, rendered } = site((request) => ({ cookie: request.headers.cookie }));
  const cookie = 'auth.token=a; other=b';
  const [answer] = [await get('/a', { cookie }), await get('/a', { cookie }), await get('/a')];
  expect(rendered).toHaveLength(3);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.body).toContain(cookie);
});

test('a guest is rendered without cookies, so that the page can hang on none', async () => {
  const { get } = site((request, reply) => {
    reply.header('x-cache-tags', 'things');
    return { cookie: request.headers.cookie ?? 'none' };
  });
  expect((await get('/a', { cookie: 'city=omsk' })).body).toContain('none');
});

test('an answer without tags, or with a cookie, keeps the page from being cached', async () => {
  for (const header of ['x-plain', 'set-cookie']) {
    const { get, rendered } = site((_request, reply) => {
      if (header === 'set-cookie') reply.header('x-cache-tags', 'things');
      reply.header(header, 'a=b');
      return {};
    });
    const answer = await get('/a');
    await get('/a');
    expect(rendered).toHaveLength(2);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['etag']).toBeUndefined();
  }
});

test('the tags of inner answers never leave, whatever the caller claims', async () => {
  const { get } = site();
  const answer = await get('/api/v1/thing', { 'x-inside': 'true' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-cache-tags']).toBeUndefined();
});

test('a page the browser has still is not sent again, and keeps its old policy', async () => {
  const { get } = site();
  const etag = String((await get('/a')).headers['etag']);
  const answer = await get('/a', { 'if-none-match': `"x", ${etag}` });
  expect(answer.statusCode).toBe(304);
  expect(answer.body).toBe('');
  expect(answer.headers['content-security-policy']).toBeUndefined();
});

test.each(['', 'auth.token=a'])('a page is compressed for whoever asks so (%s)', async (cookie) => {
  const { app } = site();
  const get = (accepted: string) =>
    app.inject({ url: '/a', headers: { cookie, 'accept-encoding': accepted } });
  const compressed = await get('gzip, br');
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers['vary']).toContain('accept-encoding');
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toContain('200 {"thing":1}');
  const older = await get('gzip');
  expect(older.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(older.rawPayload).toString()).toContain('200 {"thing":1}');
  const refused = await get('gzip;q=0');
  expect(refused.headers['content-encoding']).toBeUndefined();
});

test('redirects and failures of the renderer are answers too, with the policy on them', async () => {
  const { get } = site();
  const away = await get('/away');
  expect([away.statusCode, away.headers['location']]).toEqual([307, 'http://site.test/']);
  const broken = await get('/broken');
  expect(broken.statusCode).toBe(500);
  expect(broken.body).toContain('На главную');
  expect(broken.headers['content-security-policy']).toContain(nonceOf(broken.body));
});

test('HEAD has the head of GET and no body', async () => {
  const { app } = site();
  const head = await app.inject({ method: 'HEAD', url: '/a' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('what is no page is left to the others', async () => {
  const { get, rendered } = site();
  const paths = ['/api/nope', '/sanctum/x', '/_serverFn/x', '/%5FserverFn/x', '/broadcasting/auth'];
  for (const path of paths) expect((await get(path)).statusCode).toBe(404);
  expect(rendered).toHaveLength(0);
});

test('pages are built on the public origin, whatever Host says', async () => {
  const { app, rendered } = site();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const reply = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET //evil.test/a HTTP/1.1\r\nHost: a b:99999?#\r\nConnection: close\r\n\r\n'),
    );
    let text = '';
    socket.on('data', (chunk) => (text += chunk)).on('close', () => resolve(text));
  });
  expect(reply).toMatch(/^HTTP\/1\.1 200/);
  expect(rendered[0]?.url).toBe('https://site.test//evil.test/a');
});

test('without the database a page is 503, calm, cached by nobody, and back at once', async () => {
  let isAway = true;
  const { get } = site((_request, reply) =>
    isAway ? reply.code(503).send({ code: 'unavailable' }) : tagged(_request, reply),
  );
  for (const cookie of ['', 'auth.token=made-up', 'auth.token=anna']) {
    const refused = await get('/a', { cookie });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.body).toContain('Сайт ненадолго недоступен');
  }
  isAway = false;
  expect((await get('/a')).body).toContain('200');
});

test('more pages than can be drawn are refused calmly, and what is cached is shown', async () => {
  let isFull = false;
  const asked: unknown[] = [];
  const { get } = site(tagged, async (one, work) => {
    asked.push(one);
    if (isFull) throw overloaded();
    return work();
  });
  await get('/a');
  isFull = true;
  expect((await get('/a')).statusCode).toBe(200);
  for (const cookie of ['', 'auth.token=made-up', 'auth.token=anna']) {
    const refused = await get('/b', { cookie });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('10');
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.body).toContain('Сейчас много посетителей');
  }
  isFull = false;
  expect((await get('/b')).statusCode).toBe(200);
  expect(asked).toMatchObject([
    { class: 'guestPage', who: '127.0.0.1' },
    { class: 'guestPage' },
    // A cookie that nobody was given makes nobody a member.
    { class: 'guestPage', who: '127.0.0.1' },
    { class: 'member', who: 7 },
    { class: 'guestPage' },
  ]);
});
