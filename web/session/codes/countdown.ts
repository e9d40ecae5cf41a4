import { useEffect, useState } from 'react';

/** Whole seconds until that time, zero once it is over. */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (time <= Date.now()) return undefined;
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [time]);
  const left = Math.max(0, Math.ceil((time - now) / 1000));
  // The clock of the device may have been put back meanwhile; nobody waits longer than an hour.
  return Math.min(left, 60 * 60);
}
