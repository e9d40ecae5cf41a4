import { useEffect, useEffectEvent } from 'react';
import { useModal } from '#web/lib/navigation/modal.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

/**
 * A modal that the address names and that cannot open: says why, and leaves the address without it.
 * Judged when the name arrives: a login that has just succeeded closes by itself.
 */
export function useRefusal(name: string | null, reason: string | null): void {
  const { close } = useModal();
  const showSnackbar = useSnackbar();
  const refuse = useEffectEvent(() => {
    if (reason === null) return;
    showSnackbar({ type: 'info', text: reason });
    close();
  });
  useEffect(() => {
    if (name !== null) refuse();
  }, [name]);
}
