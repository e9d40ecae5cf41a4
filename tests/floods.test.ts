import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { followFacts } from '#server/platform/cache/facts.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ADMISSION_FILES: '1', ADMISSION_SESSIONS: '1' });
});
afterAll(() => app.stop());

/** Of one address; its place and its queue take 61 files, or 33 sessions that are looked up. */
const many = 70;

const ask = async (path: string, headers = {}) =>
  (await app.visitor().request('GET', path, { headers })).status;

/** While nobody can read the table, so whoever has a place keeps it. */
async function askWhileLocked(
  table: string,
  path: string,
  headers = {},
): Promise<Promise<number>[]> {
  return app.db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx);
    const answers = Array.from({ length: many }, () => ask(path, headers));
    expect(await Promise.race(answers)).toBe(429);
    return answers;
  });
}

it.each([
  ['the feed of the blog', '/blog/rss.xml', 'blog_posts'],
  ['the list of site maps', '/sitemap.xml', 'cards'],
  ['a picture of the site', '/files/site-00000000/320.webp', 'files'],
])('%s waits for a place, as files do', async (_name, path, table) => {
  const statuses = new Set(await Promise.all(await askWhileLocked(table, path)));
  expect(statuses).toEqual(new Set([await ask(path), 429]));
});

it('sessions that somebody makes up are looked up in turn, and others pass meanwhile', async () => {
  const headers = { authorization: 'Bearer made-up' };
  for (const path of ['/api/v1/config', '/sanctum/csrf-cookie']) {
    const answers = await askWhileLocked('sessions', path, headers);
    expect(await ask(path)).toBeLessThan(300);
    const statuses = new Set(await Promise.all(answers));
    expect(statuses).toEqual(new Set([await ask(path, headers), 429]));
  }
});

it('who asks without end whether the server is ready asks the database one question at a time', async () => {
  const asked = vi.spyOn(app.db, 'getExecutor');
  const statuses = await Promise.all(Array.from({ length: many }, () => ask('/readyz')));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(asked.mock.calls.length).toBeLessThan(many / 2);
  expect(asked).toHaveBeenCalled();
});

it('what a first page and readers of news ask for is read from the database once, and again when it changes', async () => {
  const { forget, stop } = followFacts(app.db);
  const asked = vi.spyOn(app.db, 'selectFrom');
  const paths = ['config', 'tariffs', 'tariff-content', 'categories', 'categories?city=kazan'];
  const askAll = () =>
    Promise.all([...paths.map((path) => ask(`/api/v1/${path}`)), ask('/blog/rss.xml')]);
  try {
    for (let round = 0; round < 3; round += 1) {
      expect(new Set(await askAll())).toEqual(new Set([200]));
      if (round === 0) asked.mockClear();
    }
    expect(asked).not.toHaveBeenCalled();
    forget(['settings', 'tariffs', 'cards']);
    await askAll();
    expect(asked).toHaveBeenCalled();
  } finally {
    stop();
    asked.mockRestore();
  }
});
