import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { countedAtMost } from '#contract/card-search.ts';
import { inSession } from '#db/demo/bulk/session.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { countByCategory } from './counts.queries.ts';

let app: TestApp;
let slug: string;

beforeAll(async () => {
  app = await startTestApp();
  const worker = await createPerson(app, { role: 'worker' });
  ({ slug } = await createPublished(worker, 'resume', { city: 'kyzyl', place: null }));
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});
afterAll(() => app.stop());

let copies = 0;

async function copy(count: number): Promise<void> {
  const numbers = sql`generate_series(${sql.lit(copies + 1)}, ${sql.lit(copies + count)})`;
  await inSession(app.db, (db) =>
    sql`
      insert into cards (kind, owner_id, category_id, slug, state, draft, content, city_id,
        first_published_at, published_at)
      select kind, owner_id, category_id, 'copy-' || lpad(n::text, 6, '0'), state, draft, content, city_id,
        first_published_at, published_at
      from cards, ${numbers} as n where slug = ${slug}`.execute(db),
  );
  copies += count;
}

const total = async (city?: string) =>
  (await countByCategory(app.db, city)).reduce((sum, { count }) => sum + count, 0);
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

it('cards are counted anew while there are few; very many once a minute, and nobody waits', async () => {
  await copy(1);
  expect(await total()).toBe(2);
  await copy(1);
  expect(await total()).toBe(3);
  expect(await total('moskva')).toBe(0);

  await copy(countedAtMost);
  const many = countedAtMost + 3;
  expect(await total()).toBe(many);
  await copy(1);
  expect(await total()).toBe(many);
  later(61_000);
  expect(await total()).toBe(many);
  await expect.poll(() => total()).toBe(many + 1);
});
