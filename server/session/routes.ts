import type { FastifyInstance } from 'fastify';
import * as session from '#contract/session.ts';
import { loginWithCode } from '#contract/two-factor.ts';
import { setCsrfCookie } from '#server/platform/http/csrf.ts';
import type { Deps } from '#server/platform/deps.ts';
import { unauthenticated } from '#server/platform/errors.ts';
import type { AddRoute, ResolveViewer } from '#server/platform/route.ts';
import { answerTokens, endSession, sendSession } from './actions.ts';
import { addDevicesRoutes } from './devices/routes.ts';
import { logIn, logInWithCode } from './login/actions.ts';
import { answerLogin } from './answer.actions.ts';
import {
  challengeCookie,
  clearSessionCookies,
  cookieOptions,
  refreshCookie,
  setSessionCookies,
} from '#server/platform/http/session-cookies.ts';
import { getSessionUser } from './queries.ts';
import { refreshSession } from './refresh.actions.ts';

export function addSessionRoutes(add: AddRoute): void {
  add(session.login, async ({ body, client, reply }, deps) => {
    const { device_name: deviceName, remember = false } = body;
    const started = await logIn(deps, { ...body, remember }, { ...client, deviceName });
    return answerLogin(deps, reply, started, deviceName !== undefined);
  });

  add(loginWithCode, async ({ body, client, reply }, deps) => {
    const { device_name: deviceName, code } = body;
    const cookie = challengeCookie(deps.config);
    const challenge = body.challenge ?? reply.request.cookies[cookie] ?? '';
    const started = await logInWithCode(deps, { challenge, code }, { ...client, deviceName });
    reply.clearCookie(cookie, cookieOptions(deps.config));
    return sendSession(deps, reply, started, deviceName !== undefined);
  });

  add(session.refresh, async ({ body, reply }, { db, config }) => {
    const sent = body?.refresh_token ?? reply.request.cookies[refreshCookie(config)];
    if (!sent) throw unauthenticated();
    const tokens = await refreshSession(db, sent);
    if (body?.refresh_token) return answerTokens(tokens);
    setSessionCookies(reply, config, tokens);
    return { expires_at: tokens.accessExpiresAt.toISOString() };
  });

  add(session.logout, async ({ viewer, reply }, { db, config }) => {
    await endSession(db, viewer.session_id);
    clearSessionCookies(reply, config);
    setCsrfCookie(reply, config, null);
    return undefined;
  });

  add(session.getUser, ({ viewer }, deps) => getSessionUser(deps, viewer));

  addDevicesRoutes(add);
}

/** Stands outside `/api`, where clients of this protocol look for it. */
export function addCsrfCookieRoute(
  app: FastifyInstance,
  config: Deps['config'],
  resolveViewer: ResolveViewer,
): void {
  app.get('/sanctum/csrf-cookie', { schema: { hide: true } }, async (request, reply) => {
    setCsrfCookie(reply, config, await resolveViewer(request));
    return reply.header('cache-control', 'private, no-store').status(204).send();
  });
}
