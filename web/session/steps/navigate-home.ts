import type { AnyRouter, NavigateOptions } from '@tanstack/react-router';

/** After the end of a session: home, as a guest sees it, loaded once; nothing of before is cached. */
export async function navigateHome(
  router: AnyRouter,
  how: Omit<NavigateOptions, 'to' | 'from'> = {},
): Promise<void> {
  router.clearCache();
  // Asks anew for home, also from there; what is the same for everybody stays.
  await router.navigate({ to: '/', ...how });
  // The page that was left just now has become a part of the cache.
  router.clearCache();
}
