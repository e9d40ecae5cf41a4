import type { AnyRouter } from '@tanstack/react-router';

/**
 * Once it has drawn a page, the router puts the window where it was left, else to the top. Whoever
 * has scrolled a page before its hydration stays there: the script in the page has already put the
 * window where it was left.
 */
export function keepEarlyScroll(): () => boolean {
  let isHydrated = false;
  return () => {
    const isPlaced = !isHydrated && window.scrollY > 0;
    isHydrated = true;
    return !isPlaced;
  };
}

/**
 * The router forgets what was scrolled before it had finished drawing, and the way back would then
 * lead to the top; an event without a move tells it once more where the window stands.
 */
export function rememberEarlyScroll(router: Pick<AnyRouter, 'subscribe'>): void {
  router.subscribe('onRendered', () => {
    setTimeout(() => document.dispatchEvent(new Event('scroll')));
  });
}
