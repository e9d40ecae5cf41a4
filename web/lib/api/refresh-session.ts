import type { ApiReply, ApiRequest } from '#contract/page.ts';
import { refresh } from '#contract/session.ts';
import { ensureXsrfToken } from './xsrf.ts';

type Send = (request: ApiRequest) => Promise<ApiReply>;
type RefreshOutcome = 'refreshed' | 'expired' | 'unreachable';

/** Time of the last refresh in any tab; the tokens themselves are out of reach of scripts. */
const refreshedAtKey = 'auth.refreshed_at';
let running: Promise<RefreshOutcome> | undefined;

/**
 * Renews the session once for all calls that fail together: within the tab by one promise, across
 * tabs by a lock. A call sent before another tab's refresh needs no refresh of its own.
 */
export function refreshSession(callStartedAt: number, send: Send): Promise<RefreshOutcome> {
  running ??= locked(() => renew(callStartedAt, send)).finally(() => {
    running = undefined;
  });
  return running;
}

async function locked<T>(work: () => Promise<T>): Promise<T> {
  // Without TLS, and not on localhost, browsers have no locks.
  return 'locks' in navigator ? navigator.locks.request('auth.refresh', work) : work();
}

async function renew(callStartedAt: number, send: Send): Promise<RefreshOutcome> {
  if (Number(localStorage.getItem(refreshedAtKey)) > callStartedAt) return 'refreshed';
  try {
    await ensureXsrfToken();
    let reply = await send({ method: refresh.method, path: refresh.path });
    if (reply.status === 419) {
      await ensureXsrfToken({ anew: true });
      reply = await send({ method: refresh.method, path: refresh.path });
    }
    if (reply.status >= 500 || reply.status === 429) return 'unreachable';
    if (reply.status >= 300) return 'expired';
    localStorage.setItem(refreshedAtKey, String(Date.now()));
    return 'refreshed';
  } catch {
    return 'unreachable';
  }
}
