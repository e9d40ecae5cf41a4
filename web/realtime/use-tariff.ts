import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { tariffChanged } from '#contract/payments.ts';
import { personChannel } from '#contract/realtime.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useSession, useUser } from '#web/lib/context/router-context.ts';
import { subscribe } from './subscriptions.ts';

/** Their loaders say what the person holds. */
const pages: string[] = ['/_default/tariffs'];

/** What a person holds has changed, here or elsewhere: every open page follows. */
export function useTariff(): void {
  const session = useSession();
  const router = useRouter();
  const id = useUser()?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const follow = async () => {
      try {
        await session.refresh();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return;
      }
      // Others stay as they are: somebody may be writing in them.
      if (router.state.matches.some(({ routeId }) => pages.includes(routeId))) {
        await router.invalidate();
      }
    };
    return subscribe(personChannel(id), tariffChanged, () => void follow());
  }, [session, router, id]);
}
