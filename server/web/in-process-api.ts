import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiPrefix } from '#contract/endpoint.ts';
import type { ApiReply, ApiRequest, ApiTransport } from '#contract/page.ts';
import { refresh } from '#contract/session.ts';
import type { PageCache } from '#server/platform/cache/page-cache.ts';
import { beginInnerCalls, isInnerCall } from '#server/platform/http/inner-calls.ts';
import { refreshCookie } from '#server/platform/http/session-cookies.ts';
import { cacheTagsHeader, everybodysHeader } from '#server/platform/http/shared-answers.ts';
import { cookieJar, mayHaveSession, type CookieJar } from './cookie-jar.ts';

/** The API as one page uses it, in the name of the visitor who asked for the page. */
export interface PageCalls {
  transport: ApiTransport;
  hasSession: boolean;
  /** `Set-Cookie` lines for the page's answer. */
  setCookies: readonly string[];
  /** What the answers so far told of; null when one of them may not be cached for others. */
  tags(): string[] | null;
  /** One of the answers was 503: what is missing says nothing about what there is. */
  isUnavailable(): boolean;
  /** To be called once the page is done. */
  end(): void;
}

interface Answer extends ApiReply {
  /** What it tells of; null when it may not be cached for others. */
  tags: readonly string[] | null;
  /** The same for people who are signed in. */
  isEverybodys: boolean;
}

/**
 * Opens the way from pages to the API of the same process. The tags of the answers never leave
 * the process.
 */
export function inProcessApi(
  app: FastifyInstance,
  publicOrigin: string,
  answers: PageCache['answers'] | null = null,
) {
  const host = new URL(publicOrigin).host;

  app.addHook('onSend', async (request, reply) => {
    if (isInnerCall(request)) return;
    reply.removeHeader(cacheTagsHeader);
    reply.removeHeader(everybodysHeader);
  });

  return function callsFor(visitor: FastifyRequest): PageCalls {
    const inner = beginInnerCalls(visitor);
    const jar = cookieJar(visitor.headers.cookie);
    const hasSession = mayHaveSession(jar);
    const tags = new Set<string>();
    let isShareable = !hasSession;
    let isUnavailable = false;
    let refreshing: Promise<boolean> | undefined;

    async function send(request: ApiRequest, path = apiPrefix + request.path): Promise<Answer> {
      const { statusCode, headers, body } = await app.inject({
        method: request.method,
        url: path,
        headers: innerHeaders(request),
        remoteAddress: visitor.socket.remoteAddress ?? '127.0.0.1',
        ...(typeof request.body === 'string' && { payload: request.body }),
        ...(request.signal && { signal: request.signal }),
      });
      jar.take(headers['set-cookie']);
      if (statusCode === 503) isUnavailable = true;
      const answerTags = headers[cacheTagsHeader];
      const isForAll = typeof answerTags === 'string' && !headers['set-cookie'];
      return noted({
        status: statusCode,
        body,
        tags: isForAll ? answerTags.split(' ').filter(Boolean) : null,
        isEverybodys: isForAll && headers[everybodysHeader] !== undefined,
      });
    }

    /** The page tells of what its answers tell of. */
    function noted<One extends Answer>(answer: One): One {
      if (answer.tags) for (const tag of answer.tags) tags.add(tag);
      else isShareable = false;
      return answer;
    }

    /** Guests are answered alike, so what one page has asked for serves the others. */
    async function sendAsGuest(request: ApiRequest): Promise<Answer> {
      const { path } = request;
      if (!answers || !isPlain(request)) return send(request);
      let own: Answer | undefined;
      const cached = await answers.value(path, async () => toCached((own = await send(request))));
      return own ?? (cached ? noted(cached) : send(request));
    }

    /** What is everybody's may have been asked for by anybody; what is one's own nobody waits for. */
    async function sendAsPerson(request: ApiRequest): Promise<Answer> {
      const { path } = request;
      if (!answers || !isPlain(request)) return send(request);
      const cached = answers.recall(path);
      if (cached?.isEverybodys) return noted(cached);
      const ask = () => send(request);
      return answers.storeFrom(path, ask, (own) => (own.isEverybodys ? toCached(own) : null));
    }

    function innerHeaders({ method, body, headers }: ApiRequest): Record<string, string> {
      const forwarded = visitor.headers['x-forwarded-for'];
      // A guest's answer must not hang on cookies: it may be cached for everybody.
      const cookies = hasSession ? jar.header() : '';
      return {
        ...headers,
        ...inner.headers,
        host,
        accept: 'application/json',
        'user-agent': visitor.headers['user-agent'] ?? '',
        ...(cookies && { cookie: cookies }),
        ...(forwarded && { 'x-forwarded-for': String(forwarded) }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && sameOrigin(publicOrigin, jar)),
      };
    }

    /** A visitor who comes back after the access token's death is let in by the refresh token. */
    async function renewSession(): Promise<boolean> {
      if (!jar.get(refreshCookie({ publicOrigin }))) return false;
      if (!jar.get('XSRF-TOKEN')) {
        await send({ method: 'GET', path: '' }, '/sanctum/csrf-cookie');
      }
      const { status } = await send({ method: refresh.method, path: refresh.path });
      return status < 300;
    }

    return {
      hasSession,
      setCookies: jar.set,
      tags: () => (isShareable ? [...tags] : null),
      isUnavailable: () => isUnavailable,
      end: inner.end,
      async transport(request) {
        if (!hasSession) return sendAsGuest(request);
        const reply = await sendAsPerson(request);
        if (reply.status !== 401) return reply;
        refreshing ??= renewSession();
        return (await refreshing) ? send(request) : reply;
      },
    };
  };
}

/** Nothing but its address: whoever asks for it asks for the same. */
const isPlain = ({ method, headers, signal }: ApiRequest) =>
  method === 'GET' && !headers && !signal;

function toCached({ status, body, tags, isEverybodys }: Answer) {
  return tags && { value: { status, body, tags, isEverybodys }, bytes: body.length * 2, tags };
}

function sameOrigin(publicOrigin: string, jar: CookieJar): Record<string, string> {
  const token = jar.get('XSRF-TOKEN');
  return {
    origin: publicOrigin,
    'sec-fetch-site': 'same-origin',
    ...(token && { 'x-xsrf-token': decodeURIComponent(token) }),
  };
}
