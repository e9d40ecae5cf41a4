import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { authenticateSocket, authorizeChannel } from '#contract/realtime.ts';
import { loadQuietly } from '#web/framework/quiet-load.ts';
import { useApi, useSession, useUser } from '#web/lib/context/router-context.ts';
import { useShell } from '#web/lib/context/use-shell.ts';
import { isLeaving } from './leaving.ts';

/**
 * The connection on which the server tells a signed-in person what happens. It is opened when the page
 * has nothing better to do, and anew for another session or role; guests have none.
 */
export function useConnection(): void {
  const api = useApi();
  const session = useSession();
  const router = useRouter();
  const user = useUser();
  // Its parts: the settings are an object of their own at every load.
  const {
    key,
    host = '',
    port = 0,
    tls = true,
    embedded = true,
  } = useShell()?.config.realtime ?? {};
  const userId = user?.id;
  const token = user?.role.token;

  useEffect(() => {
    if (userId === undefined || key === undefined) return undefined;
    const isMine = () => session.known()?.role.token === token;

    /** Whoever is signed in now: perhaps nobody, or in another tab somebody else. */
    async function askAnew(): Promise<void> {
      if (!isMine() || isLeaving()) return;
      // A session that is over is reset on the way, as for every other call.
      const fresh = await session.refresh().catch(() => null);
      if (!fresh || session.known() !== fresh) return;
      if (fresh.role.token !== token) await router.invalidate();
    }

    const close = openWhenIdle(async () => {
      const part = await loadQuietly(() => import('./connection.ts'));
      return part?.openConnection({
        place: { key, host, port, tls, embedded },
        userId,
        authorize: async (socket_id, channel_name) => {
          // Whoever is on their way out has no proof to ask for.
          if (isLeaving()) throw new Error('leaving');
          return api.call(authorizeChannel, { body: { socket_id, channel_name } });
        },
        authenticate: (socket_id) => api.call(authenticateSocket, { body: { socket_id } }),
        onBack: () => void askAnew(),
        onOver: () => void askAnew(),
      });
    });
    return close;
  }, [api, session, router, key, host, port, tls, embedded, userId, token]);
}

type Close = () => void;

/** A page that is never idle is opened a line as well. */
const idleAtLatestMs = 5000;

/** Answers how to close what was opened, or to keep it from being opened. */
function openWhenIdle(open: () => Promise<Close | undefined>): Close {
  let close: Close | undefined;
  let isGone = false;

  async function start(): Promise<void> {
    const opened = await open();
    if (isGone) opened?.();
    else close = opened;
  }

  // Safari does not tell when it is idle.
  const wait = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000));
  const cancel = window.cancelIdleCallback ?? clearTimeout;
  const handle = wait(() => void start(), { timeout: idleAtLatestMs });
  return () => {
    isGone = true;
    cancel(handle);
    close?.();
  };
}
