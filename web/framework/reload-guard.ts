import type { AnyRouter } from '@tanstack/react-router';
import type { Preloads } from './limit-preloads.ts';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { isLoadingQuietly } from './quiet-load.ts';

const key = 'reloaded-at';
const windowMs = 10_000;

/**
 * After an update the parts of the old build are gone from the server: a page that wants one is
 * loaded anew. When that does not help within ten seconds, the page of the error comes up instead.
 */
export function reloadForMissingParts(
  router: Pick<AnyRouter, 'state'>,
  { isAnyRunning }: Preloads,
): void {
  window.addEventListener('vite:preloadError', (event) => {
    // What was only loaded beforehand, or aside, is nobody's loss yet, and what was typed would be.
    const isEarly = isAnyRunning() || isLoadingQuietly();
    const isWanted = router.state.status === 'pending' || !isEarly;
    if (isWanted && navigator.onLine && mayReload()) return location.reload();
    // The router would load the page anew by itself, knowing nothing of the ten seconds.
    const { payload } = event as Event & { payload?: Error };
    return writeStored(`tanstack_router_reload:${payload?.message}`, '1', 'session');
  });
}

/** False also where nothing can be remembered: there it would go on for ever. */
function mayReload(): boolean {
  const now = Date.now();
  if (now - Number(readStored(key, 'session')) < windowMs) return false;
  writeStored(key, String(now), 'session');
  return readStored(key, 'session') === String(now);
}
