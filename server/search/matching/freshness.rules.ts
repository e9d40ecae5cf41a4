import { type Freshness, freshnessDays } from '#contract/freshness.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** One moment for the whole search, so that its counts and its pages agree. */
export function freshFilter(freshness: Freshness, now = Date.now()) {
  const since = new Date(now - freshnessDays[freshness] * dayMs);
  return { by: 'fresh' as const, keys: ['fresh'], since };
}
