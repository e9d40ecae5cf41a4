import { isStaff, type Role } from '#contract/roles.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Two tabs, or a page and a script, may send the same refresh token at once. */
const graceMs = 10_000;

interface Age {
  role: Role;
  remembered: boolean;
  /** When its person gave the password. */
  created_at: Date;
}

/** Refreshed or not: whoever has come by a token does not keep it for ever. */
const lastMoment = ({ role, created_at }: Pick<Age, 'role' | 'created_at'>) =>
  new Date(created_at.getTime() + (isStaff(role) ? day / 2 : 180 * day));

export function sessionTimes(session: Age, now = new Date()) {
  const last = lastMoment(session).getTime();
  const endAfter = (ms: number) => new Date(Math.min(now.getTime() + ms, last));
  return {
    accessExpiresAt: endAfter(15 * minute),
    expiresAt: endAfter(session.remembered ? 30 * day : day),
  };
}

interface KeptToken extends Pick<Age, 'role' | 'created_at'> {
  used_at: Date | null;
  expires_at: Date;
  ended_at: Date | null;
  blocked_at: Date | null;
}

export function judgeRefresh(kept: KeptToken, now: Date): 'rotate' | 'refuse' | 'stolen' {
  const isOver = kept.expires_at <= now || lastMoment(kept) <= now;
  if (kept.ended_at || kept.blocked_at || isOver) return 'refuse';
  if (kept.used_at && now.getTime() - kept.used_at.getTime() > graceMs) return 'stolen';
  return 'rotate';
}

const freshMs = 10 * minute;

/** Whether somebody without a password has come in so lately that nothing more is asked for. */
export const isFresh = (cameInAt: Date, now = new Date()) =>
  now.getTime() - cameInAt.getTime() < freshMs;

const noteMs = 5 * minute;

/** A session is written as seen at most so often, however much it is used. */
export const seenBefore = (now: Date) => new Date(now.getTime() - noteMs);
export const isLongSince = (seenAt: Date, now = new Date()) => seenAt < seenBefore(now);
