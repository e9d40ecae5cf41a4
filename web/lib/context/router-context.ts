import { useRouteContext, useRouter } from '@tanstack/react-router';
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

/** Null for a guest. */
export function useUser(): User | null {
  return useRouteContext({ from: '__root__', select: (context) => context.user });
}
