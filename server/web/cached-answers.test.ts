import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { ApiRequest } from '#contract/page.ts';
import { PageCache } from '#server/platform/cache/page-cache.ts';
import { inProcessApi } from './in-process-api.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

/** An API with one thing; every visit is a page that asks for it and tells what it got. */
function site(thing: (request: FastifyRequest, reply: FastifyReply) => unknown) {
  const app = Fastify();
  const cache = new PageCache({ maxBytes: 1_000_000, ttlMs: 60_000 });
  const callsFor = inProcessApi(app, 'https://site.test', cache.answers);
  let asked = 0;
  app.get('/api/v1/thing', (request, reply) => {
    asked += 1;
    return thing(request, reply);
  });
  app.get('/page', async (visitor) => {
    const calls = callsFor(visitor);
    const { body } = await calls.transport({ method: 'GET', path: '/v1/thing', ...extra });
    return { body, tags: calls.tags() };
  });
  let extra: Partial<ApiRequest> = {};
  stops.push(() => app.close());
  return {
    cache,
    asked: () => asked,
    send: (request: Partial<ApiRequest>) => void (extra = request),
    visit: async (cookie = '') => (await app.inject({ url: '/page', headers: { cookie } })).json(),
  };
}

const tagged = (_request: FastifyRequest, reply: FastifyReply) => {
  reply.header('x-cache-tags', 'things places');
  return { thing: 1 };
};

test('what one page of a guest has asked for serves the next, tags and all', async () => {
  const { visit, asked } = site(tagged);
  const pages = [await visit(), await visit('city=omsk')];
  expect(asked()).toBe(1);
  for (const page of pages)
    expect(page).toEqual({ body: '{"thing":1}', tags: ['things', 'places'] });
});

test('until what it tells of changes', async () => {
  const { visit, asked, cache } = site(tagged);
  await visit();
  cache.invalidate(['places']);
  await visit();
  expect(asked()).toBe(2);
});

test('pages made at the same time share one call', async () => {
  const { visit, asked } = site(tagged);
  await Promise.all([visit(), visit(), visit()]);
  expect(asked()).toBe(1);
});

test('a signed-in person is answered anew, and nobody else gets that answer', async () => {
  const { visit, asked } = site((request, reply) => {
    if (!request.headers.cookie) reply.header('x-cache-tags', 'things');
    return { whose: request.headers.cookie ?? 'a guest' };
  });
  const [mine, guests, again] = [
    await visit('auth.token=mine'),
    await visit(),
    await visit('auth.token=mine'),
  ];
  expect(asked()).toBe(3);
  expect(mine).toEqual({ body: '{"whose":"auth.token=mine"}', tags: null });
  expect(guests.body).toBe('{"whose":"a guest"}');
  expect(again.body).toBe(mine.body);
});

const everybodys = (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('x-everybodys', 'yes');
  return tagged(request, reply);
};

test('an answer that is everybody’s serves signed-in people and guests alike', async () => {
  const { visit, asked, cache } = site(everybodys);
  const pages = [await visit('auth.token=mine'), await visit(), await visit('auth.token=other')];
  expect(asked()).toBe(1);
  expect(pages.map(({ body }) => body)).toEqual(pages.map(() => '{"thing":1}'));
  // The page itself is one person's all the same.
  expect(pages.map(({ tags }) => tags)).toEqual([null, ['things', 'places'], null]);
  cache.invalidate(['things']);
  await visit('auth.token=mine');
  expect(asked()).toBe(2);
});

test('what became stale while a signed-in person was answered is not cached', async () => {
  const { visit, asked, cache } = site((request, reply) => {
    if (asked() === 1) cache.invalidate(['things']);
    return everybodys(request, reply);
  });
  await visit('auth.token=mine');
  await visit('auth.token=mine');
  expect(asked()).toBe(2);
});

test('nobody waits for an answer that may be another’s', async () => {
  const { visit, asked } = site(everybodys);
  await Promise.all([visit('auth.token=mine'), visit('auth.token=other'), visit()]);
  expect(asked()).toBe(3);
});

test('an answer without tags is for its page alone, also when several wait for it', async () => {
  let number = 0;
  const { visit, asked } = site(() => ({ number: (number += 1) }));
  const pages = await Promise.all([visit(), visit(), visit()]);
  expect(asked()).toBe(3);
  expect(new Set(pages.map(({ body }) => body)).size).toBe(3);
  expect(pages.every(({ tags }) => tags === null)).toBe(true);
});

test('a call that is more than its address is always made', async () => {
  const { visit, asked, send } = site(tagged);
  send({ headers: { 'x-extra': 'other' } });
  await visit();
  await visit();
  expect(asked()).toBe(2);
});
