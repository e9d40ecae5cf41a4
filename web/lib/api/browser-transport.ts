import {
  idempotencyHeader,
  type ApiReply,
  type ApiRequest,
  type ApiTransport,
} from '#contract/page.ts';
import { loadQuietly } from '#web/framework/quiet-load.ts';
import { networkFailure, sessionExpired } from './api-error.ts';
import { apiBase, isOwnOrigin } from './api-base.ts';
import { ensureXsrfToken, xsrfToken } from './xsrf.ts';
import { refreshSession } from './refresh-session.ts';
import type { Session } from './session.ts';

const timeoutMs = 25_000;
const pauseBeforeRetryMs = 300;
const temporary = new Set([502, 503, 504]);
/** Their 401 is about what was typed, or about the refresh itself. */
const signsIn = /^\/(?:v1\/login|auth\/refresh)$/;

/**
 * Calls the API with fetch: credentials for our own origin only, one repeat where a repeat does
 * no harm, and one refresh of the session shared by all calls that find it expired.
 */
export function browserTransport(session: () => Session, onExpired: () => void): ApiTransport {
  return async (request) => {
    const startedAt = Date.now();
    const wasSignedIn = session().known() !== null;
    const reply = await sendGuarded(request);
    if (reply.status !== 401 || !wasSignedIn || signsIn.test(request.path)) return reply;
    // Another call has found it out meanwhile.
    if (!session().known()) throw sessionExpired();
    const outcome = await refreshSession(startedAt, send);
    if (outcome === 'refreshed') return sendGuarded(request);
    if (outcome === 'unreachable') throw networkFailure();
    onExpired();
    throw sessionExpired();
  };
}

/** Unsafe calls of our own origin carry the token against forged requests, renewed once. */
async function sendGuarded(request: ApiRequest): Promise<ApiReply> {
  if (request.method === 'GET' || !isOwnOrigin()) return sendPatiently(request);
  await ensureXsrfToken();
  const isHarmlessTwice = request.headers?.[idempotencyHeader] !== undefined;
  const reply = await (isHarmlessTwice ? sendPatiently(request) : send(request));
  if (reply.status !== 419) return reply;
  await ensureXsrfToken({ anew: true });
  return send(request);
}

async function sendPatiently(request: ApiRequest): Promise<ApiReply> {
  try {
    const reply = await send(request);
    if (!temporary.has(reply.status)) return reply;
  } catch (error) {
    if (request.signal?.aborted) throw error;
  }
  await new Promise((resolve) => {
    setTimeout(resolve, pauseBeforeRetryMs);
  });
  return send(request);
}

async function send(request: ApiRequest): Promise<ApiReply> {
  const { method, path, body, signal } = request;
  const headers = headersOf(request);
  if (body instanceof Blob) {
    const part = await loadQuietly(() => import('./send-file.ts'));
    if (part === null) throw networkFailure();
    return part.sendFile(apiBase() + path, { ...request, body, headers });
  }
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(apiBase() + path, {
      method,
      credentials: isOwnOrigin() ? 'include' : 'omit',
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body }),
    });
    const reply = { status: response.status, body: await response.text() };
    return { ...reply, ...retryAfter(response.headers.get('retry-after')) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw networkFailure();
  }
}

/** Seconds; a date, which the header may also be, is not what this server sends. */
function retryAfter(header: string | null): Pick<ApiReply, 'retryAfterSeconds'> {
  const seconds = Number.parseInt(header ?? '', 10);
  return seconds > 0 ? { retryAfterSeconds: seconds } : {};
}

function headersOf({ method, body, headers }: ApiRequest): Record<string, string> {
  const token = method !== 'GET' && isOwnOrigin() ? xsrfToken() : undefined;
  return {
    accept: 'application/json',
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    ...(token && { 'x-xsrf-token': token }),
    ...headers,
  };
}
