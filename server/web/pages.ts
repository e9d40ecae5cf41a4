import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageCache } from '#server/platform/cache/page-cache.ts';
import type { Admission, RequestClass } from '#server/platform/admission.ts';
import { AppError, unavailable } from '#server/platform/errors.ts';
import { addressOf } from '#server/platform/http/addresses.ts';
import { codingOf, compressQuickly } from '#server/platform/http/compression.ts';
import { isGuest } from './cookie-jar.ts';
import type { PageCalls } from './in-process-api.ts';
import { freshNonce, sendCached } from './cached-answer.ts';
import { brokenPage, overloadedPage, unavailablePage } from './error-pages.ts';
import { carriesSecret, leaving, pageRequest } from './page-request.ts';
import { keyOf } from './page-key.ts';
import { forCache, renderPage, type PageAnswer } from './render-page.ts';
import type { Renderer } from './renderer.ts';
import type { SecurityHeaders } from './security-headers.ts';

interface PagesOptions {
  renderer: Renderer;
  callsFor: (visitor: FastifyRequest) => PageCalls;
  cache: PageCache | null;
  publicOrigin: string;
  security: SecurityHeaders;
  admit: Admission;
  /** Whose session the visitor's cookies name; null: a guest's, or made up. */
  findOwner: (visitor: FastifyRequest) => Promise<number | null>;
}

interface Asked {
  /** Of the page among those that are cached. */
  key: string;
  request: Request;
  calls: PageCalls;
}

/** The handler of every page. */
export function pages(options: PagesOptions) {
  const { renderer, callsFor, cache, publicOrigin, security, admit, findOwner } = options;
  return async (visitor: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const key = keyOf(visitor.raw.url ?? '', publicOrigin);
    if (key === null) return reply.callNotFound();
    const cached = isGuest(visitor) && cache?.recall(key);
    if (cached) return sendCached(visitor, reply, cached, security);
    const calls = callsFor(visitor);
    // A guest's page may serve others, so it is finished even when its first visitor leaves.
    const signal = calls.hasSession ? leaving(reply) : undefined;
    try {
      const request = pageRequest(visitor, publicOrigin, signal);
      if (!request) return reply.callNotFound();
      if (await renderer.serveSource?.(visitor.raw, reply.raw)) return reply.hijack();
      return await answer({ key, request, calls }, visitor, reply);
    } catch (error) {
      if (reply.raw.destroyed) return reply.hijack();
      if (error instanceof AppError) return sendRefusal(reply, error);
      if (calls.isUnavailable()) return sendUnavailable(reply);
      visitor.log.error(error, 'a page could not be rendered');
      return sendBrokenPage(reply);
    } finally {
      calls.end();
    }
  };

  async function answer(
    { key, request, calls }: Asked,
    visitor: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const place = await placeOf(key, visitor, calls);
    const render = () => admit(place, () => renderPage(renderer, request, calls, visitor));
    const isPrivate = calls.hasSession || carriesSecret(request);
    reply.header('cache-control', isPrivate ? 'private, no-store' : 'private, no-cache');
    if (!cache || isPrivate) return send(visitor, reply, calls, await render());
    let own: PageAnswer | undefined;
    const cached = await cache.page(key, async () => {
      own = await render();
      return forCache(own, calls);
    });
    if (cached) return sendCached(visitor, reply, cached, security);
    // Not cached: each visitor gets a page drawn for them, also who waited while another's was drawn.
    return send(visitor, reply, calls, own ?? (await render()));
  }

  async function send(
    { headers }: FastifyRequest,
    reply: FastifyReply,
    calls: PageCalls,
    { nonce, status, body, ...page }: PageAnswer,
  ): Promise<FastifyReply> {
    if (calls.isUnavailable()) return sendUnavailable(reply);
    for (const [name, value] of page.headers) reply.header(name, value);
    reply.code(status).headers(security({ nonce })).header('set-cookie', calls.setCookies);
    const coding = body ? codingOf(headers['accept-encoding']) : null;
    if (!coding) return reply.send(body);
    const compressed = await compressQuickly(Buffer.from(body), coding);
    return reply.headers({ 'content-encoding': coding, vary: 'accept-encoding' }).send(compressed);
  }

  function sendUnavailable(reply: FastifyReply): FastifyReply {
    const retryAfter = unavailable().retryAfterSeconds;
    return sendBare(reply.code(503).header('retry-after', retryAfter), unavailablePage);
  }

  /** More is asked than can be drawn. */
  function sendRefusal(reply: FastifyReply, { status, retryAfterSeconds }: AppError): FastifyReply {
    return sendBare(reply.code(status).header('retry-after', retryAfterSeconds), overloadedPage);
  }

  function sendBrokenPage(reply: FastifyReply): FastifyReply {
    return sendBare(reply.code(500), brokenPage);
  }

  function sendBare(reply: FastifyReply, draw: (nonce: string) => string): FastifyReply {
    const nonce = freshNonce();
    return reply
      .headers(security({ nonce }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(draw(nonce));
  }

  /** The first page is where people sign in, and it is drawn once for all guests. */
  async function placeOf(key: string, visitor: FastifyRequest, { hasSession }: PageCalls) {
    // Without a database nobody is known, and the calls of the page say so.
    const owner = hasSession ? await findOwner(visitor).catch(() => null) : null;
    if (owner !== null) return { class: 'member' as const, who: owner };
    const ofGuests: RequestClass = key === '/' && !hasSession ? 'essential' : 'guestPage';
    return { class: ofGuests, who: addressOf(visitor) };
  }
}
