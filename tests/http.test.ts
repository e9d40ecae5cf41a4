import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiPrefix } from '#contract/endpoint.ts';
import { problemSchema } from '#contract/errors.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const get = (path: string) => app.visitor().request('GET', path);

describe('the published contract', () => {
  it('documents every endpoint of the server', async () => {
    const { text } = await get('/api/openapi.json');
    const { openapi, paths } = JSON.parse(text) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(openapi).toBe('3.1.0');
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const registered = app.endpoints.map(
      ({ method, path }) => `${method} ${apiPrefix}${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect(documented.toSorted()).toEqual(registered.toSorted());
  });

  it('is readable by people', async () => {
    const { status, headers } = await get('/api/docs');
    expect(status).toBe(200);
    expect(String(headers['content-type'])).toContain('text/html');
  });
});

describe('refusals', () => {
  const asProblem = (text: string) => problemSchema.parse(JSON.parse(text));

  it('name an unknown path in the words of the catalogue', async () => {
    const { status, text, headers } = await get('/api/v1/nowhere?x=1');
    expect(status).toBe(404);
    expect(String(headers['content-type'])).toContain('application/problem+json');
    expect(asProblem(text).detail).toBe('Page not found: /api/v1/nowhere');
  });

  it.each([
    ['broken JSON', '{"login": ', 400],
    ['JSON that poisons prototypes', '{"__proto__": {"x": 1}, "login": "a", "password": "b"}', 400],
    ['very deep JSON', `{"login": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 422],
    ['too much', JSON.stringify({ login: 'a'.repeat(300_000), password: 'b' }), 413],
    ['an array', '[]', 422],
    ['nothing', '', 400],
  ])('take %s without a 5xx', async (_name, body, expected) => {
    const { status, text } = await app.visitor().request('POST', '/api/v1/login', { body });
    expect(status).toBe(expected);
    expect(asProblem(text).detail).toMatch(/[а-я]/);
  });

  it.each([
    '/api/v1/cities?q=%00',
    '/api/v1/cities?limit=1e9',
    '/api/v1/cities/%00',
    '/api/v1/cities/%F0%9F%98%80',
    '/api/v1/cities/%E0%A4%A',
    '/api/v1/resumes?page=-1',
    '/api/v1/resumes?page=999999999999999999999',
    '/api/v1/resumes?city=atlantida',
    '/api/v1/resumes?category=%27',
    '/api/v1/resumes?experience_from=many',
    `/api/v1/resumes?city=${'a'.repeat(3000)}`,
    '/api/v1/resumes/nyanya-v-moskve-%00',
    '/api/v1/vacancy/___',
  ])('answer %s as a fault of the caller', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    asProblem(text);
  });

  it('look past parameters that mean nothing', async () => {
    expect((await get('/api/v1/resumes?utm_source=x&city=&page[]=1&__proto__[]=1')).status).toBe(
      200,
    );
  });

  it('survive a malformed cookie', async () => {
    const headers = { cookie: 'auth.token=%E0%A4%A; =; ;;; auth.token' };
    const { status } = await app.visitor().request('GET', '/api/v1/user', { headers });
    expect(status).toBe(401);
  });
});

describe('every answer', () => {
  it('carries an id that the log knows it by', async () => {
    expect((await get('/healthz')).headers['x-request-id']).toMatch(/^[\da-f-]{18}$/);
  });

  it('tells whether this process can work', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });
});

describe('cities', () => {
  it.each([
    ['орел', 'Орёл'],
    ['Орёл', 'Орёл'],
    ['челны', 'Набережные Челны'],
    ['дону', 'Ростов-на-Дону'],
    ['НИЖНИЙ Н', 'Нижний Новгород'],
  ])('are found by %j', async (q, name) => {
    const { text } = await get(`/api/v1/cities?q=${encodeURIComponent(q)}`);
    const { data } = JSON.parse(text) as { data: { name: string }[] };
    expect(data.map((city) => city.name)).toContain(name);
  });

  it('come big ones first, 25 when not asked otherwise', async () => {
    const { text } = await get('/api/v1/cities');
    const { data } = JSON.parse(text) as { data: { slug: string }[] };
    expect(data.slice(0, 2).map(({ slug }) => slug)).toEqual(['moskva', 'sankt-peterburg']);
    expect(data).toHaveLength(25);
  });

  it('find nothing by a pattern', async () => {
    const { text } = await get(`/api/v1/cities?q=${encodeURIComponent('%')}`);
    expect(JSON.parse(text)).toEqual({ data: [] });
  });
});
