import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { listCountries } from '#contract/places.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ADMISSION_GUEST_CALLS: '1', ADMISSION_GUEST_SEARCHES: '1' });
});
afterAll(() => app.stop());

it('searches for words wait among themselves, and leave other calls of guests their places', async () => {
  const ask = (query: { q?: string; category?: string }) =>
    app.visitor().call(cardCalls.resume.search, { query });
  const { stuck } = await app.db.transaction().execute(async (other) => {
    await sql`LOCK TABLE cards IN ACCESS EXCLUSIVE MODE`.execute(other);
    const stuck = ask({ q: 'няня' }).catch(() => null);
    expect((await ask({ q: 'сиделка' })).status).toBe(503);
    expect((await app.visitor().call(listCountries)).status).toBe(200);
    return { stuck };
  });
  expect((await stuck)?.status).toBe(200);
  expect((await ask({ q: 'сиделка' })).status).toBe(200);
});
