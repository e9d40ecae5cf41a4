import { expect, it } from 'vitest';
import { whereToStart, type Overview } from './overview.ts';

const overview = (reviews: string | null, complaints: string | null, appeals: string | null) =>
  Object.entries({ reviews, complaints, appeals }).map(([queue, oldest]) => ({
    queue: queue as Overview[number]['queue'],
    waiting: oldest === null ? 0 : 3,
    oldest_at: oldest,
    wait_minutes: null,
  }));

it('begins with complaints, then with what waits longest', () => {
  const [early, late] = ['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'];
  expect(whereToStart(overview(early, late, early))).toBe('complaints');
  expect(whereToStart(overview(late, null, early))).toBe('appeals');
  expect(whereToStart(overview(late, null, null))).toBe('reviews');
  expect(whereToStart(overview(null, null, null))).toBeNull();
});
