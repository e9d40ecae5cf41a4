const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Two tabs, or a page and a script, may send the same refresh token at once. */
const graceMs = 10_000;

export function sessionTimes(remembered: boolean, now = Date.now()) {
  return {
    accessExpiresAt: new Date(now + 15 * minute),
    expiresAt: new Date(now + (remembered ? 30 * day : day)),
  };
}

interface KeptToken {
  used_at: Date | null;
  expires_at: Date;
  ended_at: Date | null;
  blocked_at: Date | null;
}

export function judgeRefresh(kept: KeptToken, now: Date): 'rotate' | 'refuse' | 'stolen' {
  if (kept.ended_at || kept.blocked_at || kept.expires_at <= now) return 'refuse';
  if (kept.used_at && now.getTime() - kept.used_at.getTime() > graceMs) return 'stolen';
  return 'rotate';
}

const freshMs = 10 * minute;

/** Whether the password was given so lately that it need not be given again. */
export const isFresh = (passwordGivenAt: Date, now = new Date()) =>
  now.getTime() - passwordGivenAt.getTime() < freshMs;

const noteMs = 5 * minute;

/** A session is written as seen at most so often, however much it is used. */
export const seenBefore = (now: Date) => new Date(now.getTime() - noteMs);
export const isLongSince = (seenAt: Date, now = new Date()) => seenAt < seenBefore(now);
