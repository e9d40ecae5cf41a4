const second = 1000;
const hour = 60 * 60 * second;

/** When to ask again: the older a payment is, the less often, and at least once an hour. */
export function nextCheck(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age / 2, 15 * second), hour));
}
