import { useSyncExternalStore } from 'react';
import { moscowZone } from './clock.ts';

const stepMs = 30_000;

function subscribe(changed: () => void) {
  const timer = setInterval(changed, stepMs);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

interface Clock {
  now: number;
  zone: number;
}

/**
 * The time and the zone of the reader. A page that is being made knows neither: it counts from the
 * newest moment that it shows, in Moscow.
 */
export function useClock(whileMade: string | undefined): Clock {
  const made = whileMade ? Date.parse(whileMade) : 0;
  const steps = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / stepMs),
    () => null,
  );
  const zone = useSyncExternalStore(
    never,
    () => -new Date().getTimezoneOffset(),
    () => moscowZone,
  );
  return { now: steps === null ? made : (steps + 1) * stepMs, zone };
}
