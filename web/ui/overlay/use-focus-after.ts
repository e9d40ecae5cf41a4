import { useEffect } from 'react';
import { focusWhenLost } from './focus-lost.ts';

/**
 * For a dialog that its address or the page itself has opened: nothing was pressed that focus could go
 * back to, so it goes to `id`. The same where another page has come under the dialog.
 */
export function useFocusAfter(id: string): void {
  useEffect(() => {
    const { pathname } = location;
    return () =>
      focusWhenLost(
        () => document.getElementById(id),
        () => location.pathname !== pathname,
      );
  }, [id]);
}
