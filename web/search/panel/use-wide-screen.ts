import { useSyncExternalStore } from 'react';

/** Where the filters stand beside the list; the same line as `lg` in the styles. */
const query = '(min-width: 64rem)';

function subscribe(changed: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
