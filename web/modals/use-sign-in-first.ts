import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useModal } from '#web/lib/navigation/modal.ts';

/** The modal in the address gives way to the login, which remembers the way back to it. */
export function useSignInFirst(isWanted: boolean): void {
  const router = useRouter();
  const { open } = useModal();
  const ask = useEffectEvent(() => open('login', { next: router.state.location.href }));
  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted]);
}
