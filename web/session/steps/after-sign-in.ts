import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { roleFromWire } from '#contract/roles.ts';
import type { User } from '#contract/session.ts';
import { useApi, useSession } from '#web/lib/context/router-context.ts';
import type { Session } from '#web/lib/api/session.ts';
import { rememberAccount } from './entry.ts';
import { rememberRole } from './guest-role.ts';
import { openTarget } from './look-around.ts';
import { rememberTarget, rememberedTarget } from './remembered-target.ts';
import { chooseRedirect } from './redirect.ts';

/**
 * After signing in, or after a step is done: leads to the next step, and once none is left to the
 * target that was remembered at sign-in, else stays on the page.
 */
export function useGoToNextStep(): (user: User, target?: string) => Promise<void> {
  const router = useRouter();
  const session = useSession();
  const api = useApi();

  return useCallback(
    async (signedIn, target) => {
      enter(session, signedIn);
      if (target) rememberTarget(target);

      const { pathname, search } = router.state.location;
      const wanted = rememberedTarget();
      const user = wanted ? await openTarget(api, signedIn, wanted) : signedIn;
      if (user !== signedIn) session.set(user);
      const { to, isTargetDone } = chooseRedirect(user, pathname, wanted);
      if (isTargetDone) rememberTarget(null);

      const replace = search.modal !== undefined;
      if (to && to !== pathname) {
        // Pages kept for going back were those of another viewer.
        router.clearCache();
        await router.navigate({ href: to, replace });
        return;
      }
      const without = { modal: undefined, next: undefined };
      if (replace)
        await router.navigate({
          to: '.',
          search: (before) => ({ ...before, ...without }),
          replace,
          resetScroll: false,
        });
      await router.invalidate();
    },
    [api, router, session],
  );
}

/** After a session that died under a page: the page stays, with what was typed into it. */
export function useRestoreSession(): (user: User) => Promise<void> {
  const router = useRouter();
  const session = useSession();
  return async (user) => {
    enter(session, user);
    await router.invalidate();
  };
}

function enter(session: Session, user: User): void {
  session.set(user);
  rememberAccount();
  const role = roleFromWire(user.role.name);
  if (role === 'worker' || role === 'employer') rememberRole(role);
}
