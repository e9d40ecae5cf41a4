import { useSyncExternalStore } from 'react';
import { formatDay, moscowDay } from '#contract/russian.ts';

const dayMs = 86_400_000;

/** Number of the day in Moscow, counted from 1970. */
const dayOf = (date: Date): number => Date.parse(moscowDay(date)) / dayMs;

/** «сегодня», «вчера», «3 мая», «3 мая 2025» */
export function freshnessOf(iso: string, now: Date): string {
  const days = dayOf(now) - dayOf(new Date(iso));
  if (days <= 0) return 'сегодня';
  return days === 1 ? 'вчера' : formatDay(iso, now);
}

const never = () => () => undefined;

/** The same where the owner's last visit follows: that of the same day is said once, and no other on a phone. */
export function FreshnessAndVisit({ iso, lastSeen }: { iso: string; lastSeen: string }) {
  const text = useFreshness(iso);
  const isSaidTwice = lastSeen.endsWith(` ${text}`);
  return (
    <>
      <time dateTime={iso}>{text}</time>
      {!isSaidTwice && <span className="tile-visit"> · {lastSeen}</span>}
    </>
  );
}

/**
 * Cached pages outlive the day they were made on, so the server writes the date alone, and only the
 * browser, whose day is right, turns it into «сегодня».
 */
const useFreshness = (iso: string): string =>
  useSyncExternalStore(
    never,
    () => freshnessOf(iso, new Date()),
    () => formatDay(iso, new Date(iso)),
  );

export function Freshness({ iso }: { iso: string }) {
  return <time dateTime={iso}>{useFreshness(iso)}</time>;
}
