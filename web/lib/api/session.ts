import { getUser, type User } from '#contract/session.ts';
import type { Api } from './api.ts';
import { ApiError } from './api-error.ts';

/** Who is signed in, asked for once and then known to every guard and page. */
export interface Session {
  user(): Promise<User | null>;
  /** What is known already, without asking. */
  known(): User | null;
  /** After signing in or out, or a change of one's own data; then `router.invalidate()`. */
  set(user: User | null): void;
}

export function createSession(api: Api, start: { hasSession: boolean }): Session {
  let asked: Promise<User | null> | undefined = start.hasSession
    ? undefined
    : Promise.resolve(null);
  let known: User | null = null;
  const set = (user: User | null) => {
    known = user;
    asked = Promise.resolve(user);
  };
  return {
    set,
    known: () => known,
    async user() {
      asked ??= askFor(api);
      known = await asked;
      return known;
    },
  };
}

async function askFor(api: Api): Promise<User | null> {
  try {
    const user = await api.call(getUser);
    if (typeof user?.id !== 'number') throw new Error('The answer has no user');
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.problem.status === 401) return null;
    throw error;
  }
}
