import { useSyncExternalStore } from 'react';
import { formatDay } from '#contract/russian.ts';
import { waitingWords } from './waiting-words.ts';

const stepMs = 30_000;

function subscribe(changed: () => void) {
  const timer = setInterval(changed, stepMs);
  return () => clearInterval(timer);
}

/** Null while the page is being made: its clock is another one. */
function useNow(): number | null {
  const steps = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / stepMs),
    () => null,
  );
  return steps === null ? null : (steps + 1) * stepMs;
}

/** How long something waits, kept up to date. */
export function WaitingTime({ since }: { since: string }) {
  const now = useNow();
  const words = now === null ? formatDay(since, new Date(since)) : waitingWords(since, now);
  return <time dateTime={since}>{words}</time>;
}
