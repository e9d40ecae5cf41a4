import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useModal } from '#web/lib/navigation/modal.ts';

/** The modal in the address gives way to the login, which remembers the way back to it. */
export function useSignInFirst(isWanted: boolean): void {
  const router = useRouter();
  const { open } = useModal();
  useEffect(() => {
    if (isWanted) open('login', { next: router.state.location.href });
    // oxlint-disable-next-line react/exhaustive-deps -- once each time it comes up
  }, [isWanted]);
}
