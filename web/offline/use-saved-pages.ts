import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadQuietly } from '#web/framework/quiet-load.ts';
import { whenIdle } from '#web/lib/browser/when-idle.ts';

/** Pages can be read again without a connection; what does that is loaded when nothing else is. */
export function useSavedPages(): void {
  const router = useRouter();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = async () => {
      if (isOver) return;
      const part = await loadQuietly(() => import('./save-pages.ts'));
      if (!isOver) stop = part?.savePages(router);
    };
    whenIdle(() => void begin());
    return () => {
      isOver = true;
      stop?.();
    };
  }, [router]);
}
