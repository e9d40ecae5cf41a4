import type { AnyRouter } from '@tanstack/react-router';

export interface Preloads {
  isAnyRunning: () => boolean;
}

/** At most so many routes are loaded beforehand at a time; the others wait for their turn. */
export function limitPreloads(router: Pick<AnyRouter, 'preloadRoute'>, most = 4): Preloads {
  const preload = router.preloadRoute;
  const waiting: (() => void)[] = [];
  let running = 0;

  router.preloadRoute = async (options) => {
    if (running < most) running += 1;
    // Whoever is done hands over the turn, so that nobody cuts in.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await preload(options);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return { isAnyRunning: () => running > 0 };
}
