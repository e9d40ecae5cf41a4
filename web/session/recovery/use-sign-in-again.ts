import { useRouter } from '@tanstack/react-router';
import { useModal } from '#web/lib/navigation/modal.ts';
import { useSession, useUser } from '#web/lib/context/router-context.ts';
import { navigateHome } from '../steps/navigate-home.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

/** After a password was set past the login: all sessions have ended, and the login knows the name. */
export function useSignInAgain(): (login: string, next?: string) => Promise<void> {
  const router = useRouter();
  const session = useSession();
  const isGuest = useUser() === null;
  const { open } = useModal();
  const showSnackbar = useSnackbar();

  return async (login, next) => {
    showSnackbar({ type: 'success', text: 'Пароль изменён. Войдите с новым паролем' });
    if (isGuest) return open('login', { next, login });
    session.set(null);
    await navigateHome(router, {
      search: { modal: 'login', next },
      state: { login },
      replace: true,
    });
  };
}
