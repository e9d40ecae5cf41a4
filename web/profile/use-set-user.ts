import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { User } from '#contract/session.ts';
import { useSession } from '#web/lib/context/router-context.ts';

/** After a change of one's own data: every place that shows it does so anew. */
export function useSetUser(): (user: User) => Promise<void> {
  const router = useRouter();
  const session = useSession();
  return useCallback(
    async (user) => {
      session.set(user);
      await router.invalidate();
    },
    [router, session],
  );
}
