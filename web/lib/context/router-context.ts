import { useRouteContext, useRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useReducer, useSyncExternalStore } from 'react';
import type { User } from '#contract/session.ts';
import type { Api } from '../api/api.ts';
import type { Session } from '../api/session.ts';

/** What every loader and guard gets as `context`; the root adds `user`. */
export interface RouterContext {
  api: Api;
  session: Session;
}

export function useApi(): Api {
  return useRouter().options.context.api;
}

export function useSession(): Session {
  return useRouter().options.context.session;
}

/** Null for a guest. Who it is changes with the page, what is known of them at once. */
export function useUser(): User | null {
  const user = useRouteContext({ from: '__root__', select: (context) => context.user });
  const { subscribe, known } = useSession();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // As a transition: what is lazily hydrated would else be thrown away and drawn anew.
  useEffect(() => subscribe(() => startTransition(redraw)), [subscribe]);
  const current = () => {
    const fresh = known();
    return fresh && fresh.id === user?.id ? fresh : user;
  };
  // A part that is hydrated late shows first what the server drew, whatever has been told since.
  return useSyncExternalStore(never, current, () => user);
}

const never = () => () => undefined;
