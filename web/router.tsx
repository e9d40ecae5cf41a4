import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from './layouts/errors/error-page.tsx';
import { NotFoundPage } from './layouts/errors/not-found-page.tsx';
import { apiErrorAdapter } from './lib/api/api-error.ts';
import { createApi } from './lib/api/api.ts';
import { browserTransport } from './lib/api/browser-transport.ts';
import { keepEarlyScroll, rememberEarlyScroll } from './framework/early-scroll.ts';
import { limitPreloads } from './framework/limit-preloads.ts';
import { navigateAfterPaint } from './framework/navigate-after-paint.ts';
import { packPageData, pageDataAdapter } from './framework/page-data.ts';
import { pageScope } from './framework/page-scope.ts';
import { parseQuery, formatQuery } from '#contract/query-string.ts';
import { reloadForMissingParts } from './framework/reload-guard.ts';
import { historyWithoutSecrets } from './lib/navigation/secret-search.ts';
import { createSession, type Session } from './lib/api/session.ts';
import { routeTree } from './routeTree.gen.ts';

/** One for each rendered page on the server, one for each tab in the browser. */
export function getRouter() {
  const scope = pageScope();
  const api = createApi(scope?.transport ?? browserTransport(() => session, onSessionReset));
  const session: Session = createSession(api, {
    hasSession: scope?.hasSession ?? true,
    onReset: onSessionReset,
  });

  const router = createRouter({
    routeTree,
    context: { api, session },
    ...(scope ? { ssr: { nonce: scope.nonce } } : { history: historyWithoutSecrets() }),
    parseSearch: parseQuery,
    stringifySearch: formatQuery,
    defaultPreload: 'intent',
    scrollRestoration: scope ? true : keepEarlyScroll(),
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    dehydrate: () => {
      packPageData(router);
      return { user: session.known() };
    },
    hydrate: ({ user }) => session.set(user),
  });

  Object.assign(router.options, { serializationAdapters: [apiErrorAdapter, pageDataAdapter] });
  if (!scope) {
    navigateAfterPaint(router);
    rememberEarlyScroll(router);
    reloadForMissingParts(router, limitPreloads(router));
  }

  function onSessionReset() {
    session.set(null);
    if (scope) return;
    // The modal of the login comes up over the page, which keeps what was typed into it.
    window.dispatchEvent(new Event('session-reset'));
  }
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
