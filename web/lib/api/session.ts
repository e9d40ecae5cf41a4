import { getUser, type User } from '#contract/session.ts';
import type { Api } from './api.ts';
import { ApiError, userMissing } from './api-error.ts';

/** Who is signed in, asked for once and then known to every guard and page. */
export interface Session {
  user(): Promise<User | null>;
  /** What is known already, without asking. */
  known: () => User | null;
  /**
   * After signing in or out, then `router.invalidate()`; or with news of the same person, which
   * whoever reads them by `useUser` shows at once.
   */
  set: (user: User | null) => void;
  /** Told after each `set`; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Asks anew who is signed in. An answer without a user is an error that resets the session. */
  refresh(): Promise<User>;
}

interface Start {
  hasSession: boolean;
  onReset: () => void;
}

export function createSession(api: Api, start: Start): Session {
  let asked: Promise<User | null> | undefined = start.hasSession
    ? undefined
    : Promise.resolve(null);
  let known: User | null = null;
  const listeners = new Set<() => void>();
  const set = (user: User | null) => {
    known = user;
    asked = Promise.resolve(user);
    for (const listener of listeners) listener();
  };
  return {
    set,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    known: () => known,
    async user() {
      asked ??= askIfAny();
      known = await asked;
      return known;
    },
    async refresh() {
      const asker = known?.role.token;
      const user = await ask();
      // Somebody may have signed out, or in, meanwhile.
      if (known?.role.token === asker) set(user);
      return user;
    },
  };

  async function ask(): Promise<User> {
    const user = await api.call(getUser);
    if (isUser(user)) return user;
    start.onReset();
    throw userMissing();
  }

  async function askIfAny(): Promise<User | null> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof ApiError && error.problem.status === 401) return null;
      throw error;
    }
  }
}

/** What a page cannot be drawn without. */
function isUser(answer: Partial<User> | null | undefined): answer is User {
  return typeof answer?.id === 'number' && typeof answer.role?.name === 'string';
}
