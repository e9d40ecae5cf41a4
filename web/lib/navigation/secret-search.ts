import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { parseQuery, formatQuery } from '#contract/query-string.ts';

export interface Recovery {
  email: string;
  token: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the link of a letter has brought; kept for a reload, out of sight. */
    recovery?: Recovery | undefined;
  }
}

/**
 * The history of the browser, whose address a secret has left before anything else could see it:
 * a link to a new password is neither copied by accident nor left on a screen.
 */
export function historyWithoutSecrets(): RouterHistory {
  const history = createBrowserHistory();
  const { pathname, search, hash, state } = history.location;
  const { email, token, ...rest } = parseQuery(search);
  if (rest['modal'] !== 'reset-password' || !(email || token)) return history;
  const recovery =
    typeof email === 'string' && typeof token === 'string' ? { email, token } : undefined;
  history.replace(pathname + formatQuery(rest) + hash, { ...state, recovery });
  return history;
}
