import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusContent } from '#web/ui/overlay/focus-lost.ts';

/** Whoever follows a link by keys goes on in the page that it leads to. */
export function useContentFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusContent();
      }),
    [router],
  );
}
