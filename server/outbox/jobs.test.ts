import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { purgeLetters } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

it('letters are forgotten a week after they were sent, and never before', async () => {
  const letter = { channel: 'mail' as const, subject: 'Код', text: 'Ваш код: 123456' };
  await app.db
    .insertInto('letters')
    .values([
      { ...letter, recipient: 'old@example.com', sent_at: daysAgo(8) },
      { ...letter, recipient: 'fresh@example.com', sent_at: daysAgo(6) },
      { ...letter, recipient: 'waiting@example.com', created_at: daysAgo(30) },
    ])
    .execute();
  await purgeLetters.run(app.deps, {});
  const left = await app.db.selectFrom('letters').select('recipient').orderBy('id').execute();
  expect(left.map(({ recipient }) => recipient)).toEqual([
    'fresh@example.com',
    'waiting@example.com',
  ]);
});
