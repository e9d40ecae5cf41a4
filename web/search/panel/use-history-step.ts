import { useRouter, useRouterState } from '@tanstack/react-router';
import { startTransition, useState } from 'react';
import { afterPaint } from '#web/lib/browser/after-paint.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry was made by opening a sheet of the page, so going back closes it. */
    sheetOpened?: boolean;
  }
}

/** A sheet over the page as a step of the browser's history. */
export function useHistoryStep() {
  const router = useRouter();
  // A reloaded page keeps the state of its entry, and begins without the sheet.
  const [wasOpened, setOpened] = useState(false);
  const isOwnEntry = useRouterState({ select: ({ location }) => !!location.state.sheetOpened });

  function open() {
    startTransition(() => setOpened(true));
    // As it is now: a double tap makes one entry.
    if (router.history.location.state.sheetOpened) return;
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (before) => ({ ...before, sheetOpened: true }),
      resetScroll: false,
    });
  }

  return {
    isOpen: wasOpened && isOwnEntry,
    open: () => afterPaint(open),
    close: () => router.history.back(),
  };
}
