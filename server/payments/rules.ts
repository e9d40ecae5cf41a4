const second = 1000;
const hour = 60 * 60 * second;

/** When to ask again: the older a payment is, the less often, and at least once an hour. */
export function nextCheck(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age / 2, 15 * second), hour));
}

/**
 * The provider may have forgotten the idempotency key of an order, or will before the order arrives:
 * an hour is left for the way. After it nothing is sent again, only looked for.
 */
export const isKeyForgotten = (createdAt: Date, keyHours: number, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > (keyHours - 1) * hour;

const day = 24 * hour;
const triesAfter = [day, 3 * day];

/** When a declined charge is tried again, counted from the first one; null: not any more. */
export function nextTry(first: Date, failed: number, now: Date): Date | null {
  const after = triesAfter[failed - 1];
  if (after === undefined) return null;
  return new Date(Math.max(first.getTime() + after, now.getTime() + hour));
}
