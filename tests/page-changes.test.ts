import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PageCache } from '#server/platform/cache/page-cache.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { followPageChanges } from '#server/platform/cache/page-invalidation.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => {
  vi.useRealTimers();
});

it.each([-5, 0, 5])(
  'a process whose clock is %i minutes off drops a page that is stale',
  async (off) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off * 60_000 });
    const cache = new PageCache({ maxBytes: 1_000_000, ttlMs: 60_000 });
    const following = followPageChanges(app.deps, cache);
    onTestFinished(() => following.stop());
    const page = { status: 200, html: 'Блог', nonce: 'none', tags: ['blog'] };
    await cache.page('/blog', () => Promise.resolve(page));
    expect(cache.recall('/blog')).toBeDefined();
    await markPagesChanged(app.db, ['blog']);
    await expect.poll(() => cache.recall('/blog'), { timeout: 3000 }).toBeUndefined();
  },
);
