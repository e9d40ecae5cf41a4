import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { hashToken, isSame, newToken, sign } from '../crypto.ts';
import { AppError } from '../errors.ts';
import { isSecure } from './session-cookies.ts';
import type { Viewer } from './viewer.ts';

const cookieName = 'XSRF-TOKEN';

/** Sets the readable cookie whose value unsafe calls send back; it belongs to one session. */
export function setCsrfCookie(reply: FastifyReply, config: Config, viewer: Viewer): void {
  const signed = `${newToken()}.${viewer?.session_id ?? 'guest'}`;
  reply.setCookie(cookieName, `${signed}.${signatureOf(config, signed)}`, {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(config),
  });
}

/**
 * Refuses an unsafe call that another site could have caused. Calls with `Authorization`, and
 * those of programs that send neither cookies nor browser headers, cannot be caused that way.
 */
export function checkCsrf(request: FastifyRequest, config: Config, viewer: Viewer): void {
  checkSource(request, config);
  if (request.headers.authorization || !isFromBrowser(request)) return;
  const sent = request.headers['x-xsrf-token'];
  const kept = request.cookies[cookieName];
  if (typeof sent !== 'string' || !kept || !isSame(hashToken(sent), hashToken(kept))) throw stale();
  const [random = '', sessionId = '', signature = ''] = kept.split('.');
  const expected = signatureOf(config, `${random}.${sessionId}`);
  if (!isSame(hashToken(signature), hashToken(expected))) throw stale();
  if (viewer && sessionId !== String(viewer.session_id)) throw stale();
}

/** The door for calls that need no token but still must not come from elsewhere. */
export function checkSource(request: FastifyRequest, config: Config): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw stale();
  if (origin !== undefined && !isOwnOrigin(origin, request.host, config)) throw stale();
}

/** Locally the product answers to every name of this machine. */
export function isOwnOrigin(origin: string, host: string, config: Config): boolean {
  if (origin === config.publicOrigin) return true;
  return config.mode === 'demo' && origin.endsWith(`//${host}`);
}

function isFromBrowser(request: FastifyRequest): boolean {
  const { origin, cookie, 'sec-fetch-site': site } = request.headers;
  return Boolean(origin ?? cookie ?? site);
}

const signatureOf = (config: Config, owner: string) =>
  sign(config.secret, `csrf:${owner}`).toString('base64url');

const stale = () => new AppError(419, 'csrf', 'Страница устарела. Обновите её и повторите');
