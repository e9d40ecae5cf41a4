import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { purgeContactRequests } from './contact-requests.jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

it('requests are forgotten after three years, and not before', async () => {
  const request = { name: 'Анна', topic: 'site', text: 'Как изменить город?' };
  await app.db
    .insertInto('contact_requests')
    .values([
      { ...request, contact: 'old@example.com', created_at: daysAgo(3 * 366) },
      { ...request, contact: 'fresh@example.com', created_at: daysAgo(3 * 364) },
    ])
    .execute();
  await purgeContactRequests.run(app.deps, {});
  const left = await app.db.selectFrom('contact_requests').select('contact').execute();
  expect(left).toEqual([{ contact: 'fresh@example.com' }]);
});
