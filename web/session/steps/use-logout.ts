import { useRouter } from '@tanstack/react-router';
import { logout } from '#contract/session.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi, useSession } from '#web/lib/context/router-context.ts';
import { whileLeaving } from '#web/realtime/leaving.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { rememberSentCode } from '../codes/code-sending.ts';
import { navigateHome } from './navigate-home.ts';
import { rememberTarget } from './remembered-target.ts';

/** Ends the session and leads home. */
export function useLogout(): () => Promise<void> {
  const api = useApi();
  const session = useSession();
  const router = useRouter();
  const showSnackbar = useSnackbar();

  return async () => {
    try {
      await whileLeaving(() => api.call(logout));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Not signed in any more is what was wanted.
      if (error.problem.status !== 401)
        return showSnackbar({ type: 'error', text: error.problem.detail });
    }
    session.set(null);
    rememberTarget(null);
    rememberSentCode('phone', null);
    rememberSentCode('email', null);
    await navigateHome(router);
  };
}
