import { useLocation } from '@tanstack/react-router';
import { useUser } from '#web/lib/context/router-context.ts';
import { useModal } from '#web/lib/navigation/modal.ts';

/** Whoever registered with a code alone proves themself by a code once more, and comes back here. */
export function useFirstPassword(): { canGetCode: boolean; choose: () => void } {
  const { open } = useModal();
  const user = useUser();
  const here = useLocation({ select: ({ href }) => href });
  const login = (user?.phone_verified ? user.phone : user?.email) ?? user?.phone ?? '';
  return {
    canGetCode: user?.phone_verified ?? false,
    choose: () => open('recoverPassword', { login, next: here }),
  };
}
