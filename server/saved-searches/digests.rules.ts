import type { Telling } from '#contract/saved-searches.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Nine in the morning in Moscow, which has had no summer time since 2014. */
const morningMs = 6 * hourMs;

export function nextMorning(now: Date): Date {
  const sinceMorning = (now.getTime() - morningMs) % dayMs;
  return new Date(now.getTime() - sinceMorning + dayMs);
}

/** When somebody is told of what has just come: at most once an hour, or in the morning. */
export function dueAt(
  { telling, told_at }: { telling: Telling; told_at: Date | null },
  now: Date,
): Date | null {
  if (telling === 'off') return null;
  if (telling === 'daily') return nextMorning(now);
  return new Date(Math.max(now.getTime(), (told_at?.getTime() ?? 0) + hourMs));
}
