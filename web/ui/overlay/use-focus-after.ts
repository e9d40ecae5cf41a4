import { useEffect } from 'react';

/**
 * For a dialog that its address or the page itself has opened: nothing was pressed that focus could go
 * back to, so it goes to `id`. The same where another page has come under the dialog.
 */
export function useFocusAfter(id: string): void {
  useEffect(() => {
    const { pathname } = location;
    return () => {
      // React Aria gives it back in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body && location.pathname === pathname) return;
          document.getElementById(id)?.focus({ preventScroll: true });
        }),
      );
    };
  }, [id]);
}
