import { createContext, use, useEffect } from 'react';

/** Tells the global frame that the frame of the page has come to life. */
export const WakeContext = createContext<() => void>(() => {});

/**
 * The page lies in a boundary of its own, which React wakes later than what is around it. A modal
 * that marks the page as inert before that would make React find a page it did not render.
 */
export function useWake(): void {
  const wake = use(WakeContext);
  useEffect(wake, [wake]);
}
