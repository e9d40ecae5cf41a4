import type { FastifyRequest } from 'fastify';
import type { RenderedPage } from '#server/platform/cache/page-cache.ts';
import type { PageCalls } from './in-process-api.ts';
import { freshNonce } from './cached-answer.ts';
import type { Renderer } from './renderer.ts';

/** A page for one visitor, as the renderer answered. */
export interface PageAnswer {
  nonce: string;
  status: number;
  headers: Headers;
  body: string;
}

export async function renderPage(
  renderer: Renderer,
  request: Request,
  calls: PageCalls,
  visitor: FastifyRequest,
): Promise<PageAnswer> {
  const nonce = freshNonce();
  let whole: string | undefined;
  const response = await renderer.render(request, {
    nonce,
    takeWhole: (html) => void (whole = html),
    transport: calls.transport,
    hasSession: calls.hasSession,
    report: (error) => calls.isUnavailable() || visitor.log.error(error, 'a page has failed'),
  });
  const body = whole ?? (await response.text());
  return { nonce, status: response.status, headers: response.headers, body };
}

/** What of it may be cached for others: pages that are there and pages that are not. */
export function forCache(answer: PageAnswer, calls: PageCalls): RenderedPage {
  const { status, body, nonce } = answer;
  const isCacheable = status === 200 || status === 404;
  return { status, nonce, html: body, tags: isCacheable ? calls.tags() : null };
}
