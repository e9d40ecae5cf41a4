import type { FastifyReply, FastifyRequest } from 'fastify';

/** Paths that are never pages; unknown ones among them get the answer of the API. */
const notPages = /^\/(?:api|sanctum|broadcasting|_serverFn)(?:\/|$)/;

/**
 * The request as the renderer gets it, built on the public origin: behind a proxy the `Host` may
 * be anything. Null when the address is not one of a page.
 */
export function pageRequest(
  { raw }: FastifyRequest,
  publicOrigin: string,
  signal?: AbortSignal,
): Request | null {
  const path = raw.url ?? '/';
  if (!path.startsWith('/') || !URL.canParse(publicOrigin + path)) return null;
  const url = new URL(publicOrigin + path);
  if (notPages.test(decoded(url.pathname))) return null;
  const agent = raw.headers['user-agent'] ?? '';
  return new Request(url, {
    headers: { accept: 'text/html', 'user-agent': agent },
    ...(signal && { signal }),
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Aborts when the visitor leaves before the answer is out. */
export function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('The visitor has left'));
  });
  return controller.signal;
}

/** The links of messages, which open what they lead to without signing in. */
const signedPage = /^\/(?:reference|check-in)\//i;

/** The link of a letter opens an account: nothing of it is cached, not even as the name of a page. */
export function carriesSecret(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  return searchParams.has('token') || searchParams.has('key') || signedPage.test(pathname);
}
