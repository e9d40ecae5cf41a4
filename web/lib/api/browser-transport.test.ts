import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiRequest } from '#contract/page.ts';
import { browserTransport } from './browser-transport.ts';
import { createSession } from './session.ts';

const get: ApiRequest = { method: 'GET', path: '/v1/thing' };
const post: ApiRequest = { method: 'POST', path: '/v1/thing', body: '{}' };
const ok = () => new Response('{}');
const status = (code: number) => () => new Response('{}', { status: code });
const noConnection = (): never => {
  throw new TypeError('Failed to fetch');
};

type Answer = () => Response;
/** Answers of the server by path, in turn; the last one stays. */
let answers: Record<string, Answer[]>;
let sent: { path: string; init: RequestInit }[];
let apiBase: string;
const page = { cookie: '' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 100 });
  answers = {};
  sent = [];
  apiBase = '';
  page.cookie = 'XSRF-TOKEN=one%3D';
  const stored = new Map<string, string>();
  vi.stubGlobal('location', { origin: 'https://site.test', href: 'https://site.test/a' });
  vi.stubGlobal('document', {
    querySelector: () => ({ content: apiBase }),
    get cookie() {
      return page.cookie;
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, init });
    const turn = answers[path] ?? [ok];
    return (turn.length > 1 ? turn.shift() : turn[0])?.();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function transport(isSignedIn = true) {
  const api = { call: () => Promise.reject(new Error()) };
  const session = createSession(api, { hasSession: true, onReset: () => undefined });
  if (isSignedIn) session.set({ id: 1 } as never);
  const onExpired = vi.fn<() => void>();
  return { call: browserTransport(() => session, onExpired), onExpired, session };
}
const paths = () => sent.map(({ path }) => path);
const headersOf = (index: number) => sent[index]?.init.headers as Record<string, string>;

test('a read is tried once more when the connection or the server fails for a moment', async () => {
  for (const first of [noConnection, status(502), status(503), status(504)]) {
    answers['/api/v1/thing'] = [first, ok];
    expect(await transport().call(get)).toMatchObject({ status: 200 });
  }
  answers['/api/v1/thing'] = [noConnection];
  await expect(transport().call(get)).rejects.toThrow(
    'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
  );
});

test('a write is never repeated by itself', async () => {
  answers['/api/v1/thing'] = [status(503), ok];
  expect(await transport().call(post)).toMatchObject({ status: 503 });
  answers['/api/v1/thing'] = [noConnection];
  await expect(transport().call(post)).rejects.toMatchObject({ isNetworkFailure: true });
  expect(sent).toHaveLength(2);
});

test('a write that names itself is tried once more, in the same name', async () => {
  answers['/api/v1/thing'] = [noConnection, ok];
  const headers = { 'idempotency-key': 'one' };
  expect(await transport().call({ ...post, headers })).toMatchObject({ status: 200 });
  expect([headersOf(0), headersOf(1)].map((sentWith) => sentWith['idempotency-key'])).toEqual([
    'one',
    'one',
  ]);
  expect(sent).toHaveLength(2);
});

test('an answer is waited for 25 seconds, once more for a read', async () => {
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return AbortSignal.abort(new DOMException('Too long', 'TimeoutError'));
  });
  answers['/api/v1/thing'] = [
    () => {
      sent.at(-1)?.init.signal?.throwIfAborted();
      return ok();
    },
  ];
  await expect(transport().call(get)).rejects.toMatchObject({ isNetworkFailure: true });
  expect(limits).toEqual([25_000, 25_000]);
});

test('what the server says of when to come back reaches the caller', async () => {
  const tooMany = (after: string) => () =>
    new Response('{}', { status: 429, headers: { 'retry-after': after } });
  answers['/api/v1/thing'] = [tooMany('17'), tooMany('Wed, 21 Oct 2026 07:28:00 GMT')];
  expect(await transport().call(post)).toMatchObject({ retryAfterSeconds: 17 });
  expect(await transport().call(post)).not.toHaveProperty('retryAfterSeconds');
});

test('writes carry the token from the cookie, which is asked for when missing', async () => {
  page.cookie = '';
  answers['/sanctum/csrf-cookie'] = [
    () => {
      page.cookie = 'a=b; XSRF-TOKEN=two%3D';
      return new Response(null, { status: 204 });
    },
  ];
  await transport().call(post);
  expect(paths()).toEqual(['/sanctum/csrf-cookie', '/api/v1/thing']);
  expect(headersOf(1)['x-xsrf-token']).toBe('two=');
});

test('a stale token is renewed once', async () => {
  answers['/api/v1/thing'] = [status(419), ok];
  expect(await transport().call(post)).toMatchObject({ status: 200 });
  expect(paths()).toEqual(['/api/v1/thing', '/sanctum/csrf-cookie', '/api/v1/thing']);
});

test('calls that fail together share one refresh and are repeated once', async () => {
  answers['/api/v1/thing'] = [status(401), status(401), status(401), ok];
  const { call, onExpired } = transport();
  const replies = await Promise.all([call(get), call(get), call(get)]);
  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
  expect(paths().filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
  expect(onExpired).not.toHaveBeenCalled();
});

test('what another tab has refreshed meanwhile is not refreshed again', async () => {
  answers['/api/v1/thing'] = [status(401), ok];
  localStorage.setItem('auth.refreshed_at', String(Date.now() + 1000));
  expect(await transport().call(get)).toMatchObject({ status: 200 });
  expect(paths()).not.toContain('/api/auth/refresh');
});

test('when both tokens are dead the session is reset, in the words of the contract', async () => {
  answers['/api/v1/thing'] = [status(401)];
  answers['/api/auth/refresh'] = [status(401)];
  const { call, onExpired } = transport();
  await expect(call(get)).rejects.toThrow(
    'Both token and refresh token have expired. Your request was aborted.',
  );
  expect(onExpired).toHaveBeenCalledOnce();
});

test('a call that was under way when the session was reset hears the same', async () => {
  answers['/api/v1/thing'] = [status(401)];
  const { call, onExpired, session } = transport();
  const late = call(get);
  session.set(null);
  await expect(late).rejects.toThrow(
    'Both token and refresh token have expired. Your request was aborted.',
  );
  expect(onExpired).not.toHaveBeenCalled();
});

test('a refresh that finds no server leaves the session alone', async () => {
  answers['/api/v1/thing'] = [status(401)];
  answers['/api/auth/refresh'] = [noConnection];
  const { call, onExpired } = transport();
  await expect(call(get)).rejects.toMatchObject({ isNetworkFailure: true });
  expect(onExpired).not.toHaveBeenCalled();
});

test('guests and the login itself get their 401 as it is', async () => {
  answers['/api/v1/thing'] = [status(401)];
  answers['/api/v1/login'] = [status(401)];
  expect(await transport(false).call(get)).toMatchObject({ status: 401 });
  expect(await transport().call({ ...post, path: '/v1/login' })).toMatchObject({ status: 401 });
  expect(paths()).not.toContain('/api/auth/refresh');
});

test('another origin gets neither cookies nor tokens', async () => {
  apiBase = 'https://api.test';
  await transport().call(post);
  expect(sent[0]?.path).toBe('https://api.test/api/v1/thing');
  expect(sent[0]?.init.credentials).toBe('omit');
  expect(headersOf(0)['x-xsrf-token']).toBeUndefined();
});

test('a caller who has gone gets the abort, and nothing is repeated', async () => {
  const controller = new AbortController();
  answers['/api/v1/thing'] = [
    () => {
      controller.abort(new Error('gone'));
      throw controller.signal.reason;
    },
  ];
  await expect(transport().call({ ...get, signal: controller.signal })).rejects.toThrow('gone');
  expect(sent).toHaveLength(1);
});
