import type { AnyRouter } from '@tanstack/react-router';
import { createStartHandler } from '@tanstack/react-start/server';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import { ApiError } from './lib/api/api-error.ts';
import { unavailableCardOf } from './lib/api/unavailable-card.ts';
import { pageScope } from './framework/page-scope.ts';
import { renderWhole } from './framework/render-whole.ts';

/** What `server/web.ts` calls for every page: `fetch(request, { context: PageScope })`. */
const fetch = createStartHandler(async (page) => {
  const scope = pageScope();
  const status = statusOf(page.router, scope?.report);
  const html = await renderWhole(page.router);
  scope?.takeWhole(html);
  return new Response(scope ? null : html, { status, headers: page.responseHeaders });
});

/** A refusal of the API becomes the status of the page; any other failure is told to the log. */
function statusOf(router: AnyRouter, report: ((error: unknown) => void) | undefined): number {
  const status = getSsrStatus(router);
  const matches = router.stores.matches.get();
  if (status === 404) {
    return (
      matches.map(({ error }) => unavailableCardOf(error)).find((card) => card !== null)?.status ??
      404
    );
  }
  if (status !== 500) return status;
  const error: unknown = matches.find((match) => match.status === 'error')?.error;
  if (error instanceof ApiError && error.problem.status >= 400) return error.problem.status;
  report?.(error);
  return status;
}

export default { fetch };
