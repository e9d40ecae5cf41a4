import { createContext, use, useEffect } from 'react';

/** Tells the global frame that the frame of the page is hydrated. */
export const HydrationContext = createContext<() => void>(() => {});

/**
 * The page lies in a boundary of its own, which React hydrates later than what is around it. A modal
 * that marks the page as inert before that would make React find a page it did not render.
 */
export function useTellHydrated(): void {
  const tell = use(HydrationContext);
  useEffect(tell, [tell]);
}
