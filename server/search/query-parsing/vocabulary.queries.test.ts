import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { getVocabulary } from './vocabulary.queries.ts';

const minute = 60_000;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await app.stop();
});

it('is not made anew while no word has changed', async () => {
  const before = await getVocabulary(app.db);
  vi.setSystemTime(Date.now() + minute);
  expect(await getVocabulary(app.db)).toBe(before);
});

it('learns within a minute what another process has changed', async () => {
  const before = await getVocabulary(app.db);
  expect(before.cityNames).not.toContain('китежград');
  await app.db
    .updateTable('cities')
    .set({ name: 'Китежград' })
    .where('slug', '=', 'tula')
    .execute();
  expect(await getVocabulary(app.db)).toBe(before);
  vi.setSystemTime(Date.now() + minute);
  expect((await getVocabulary(app.db)).cityNames).toContain('китежград');
});
