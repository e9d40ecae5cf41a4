import type { FastifyReply } from 'fastify';
import { setCsrfCookie } from '#server/platform/http/csrf.ts';
import type { Deps } from '#server/platform/deps.ts';
import { hashToken, newToken } from '#server/platform/crypto.ts';
import type { Connection } from '#server/platform/database.ts';
import { rememberBrowser } from '#server/platform/known-browser.ts';
import type { Client } from '#server/platform/route.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import {
  accessCookie,
  refreshCookie,
  setSessionCookies,
  type Tokens,
} from '#server/platform/http/session-cookies.ts';
import { getSessionUser } from './queries.ts';
import { sessionTimes } from './rules.ts';

export interface StartedSession {
  viewer: SignedIn;
  tokens: Tokens;
}

/** The password was right, and a code is asked for. */
export interface Challenged {
  challenge: string;
}

/** Who signs in: a browser, or an app that names its device. */
export interface Caller extends Client {
  deviceName?: string | undefined;
}

export async function startSession(
  db: Connection,
  user: Pick<SignedIn, 'id' | 'role'>,
  remembered: boolean,
  client: Caller,
): Promise<StartedSession> {
  const session = { role: user.role, remembered, created_at: new Date() };
  const tokens = newTokens(session);
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id: user.id,
      access_hash: hashToken(tokens.access),
      access_expires_at: tokens.accessExpiresAt,
      expires_at: tokens.expiresAt,
      remembered,
      created_at: session.created_at,
      user_agent: client.userAgent,
      address: client.address,
      device_name: client.deviceName ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepRefreshToken(db, id, tokens.refresh);
  return { viewer: { id: user.id, role: user.role, session_id: id }, tokens };
}

export async function endSession(db: Connection, sessionId: number): Promise<null> {
  await db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
  return null;
}

/** Signs a person out everywhere, or everywhere but here. */
export async function endSessions(
  db: Connection,
  userId: number,
  exceptId?: number,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? 0))
    .execute();
}

/** Dead sessions stay for a month, so that a stolen token seen late is still known. */
export async function deleteDeadSessions(db: Connection): Promise<void> {
  const before = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('ended_at', '<', before), where('expires_at', '<', before)]))
    .execute();
}

export async function keepRefreshToken(
  db: Connection,
  sessionId: number,
  token: string,
): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ hash: hashToken(token), session_id: sessionId })
    .execute();
}

/** The next pair of a session, with its new times. */
export function newTokens(session: Parameters<typeof sessionTimes>[0]) {
  const times = sessionTimes(session);
  return {
    access: newToken(),
    refresh: newToken(),
    ...times,
    keptUntil: session.remembered ? times.expiresAt : null,
  };
}

/** A browser has one session: whoever signs in there has left the one before, by either cookie. */
async function endReplaced(
  db: Connection,
  { access, refresh }: { access: string; refresh: string },
  by: SignedIn,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where((session) =>
      session.or([
        session('access_hash', '=', hashToken(access)),
        session(
          'id',
          '=',
          session
            .selectFrom('refresh_tokens')
            .select('session_id')
            .where('hash', '=', hashToken(refresh)),
        ),
      ]),
    )
    .where('id', '!=', by.session_id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Browsers get cookies and never see a token; apps, which have no cookie store, get the tokens. */
export async function sendSession(
  deps: Deps,
  reply: FastifyReply,
  { viewer, tokens }: StartedSession,
  isApp: boolean,
) {
  const user = await getSessionUser(deps, viewer);
  if (isApp) return { user, ...answerTokens(tokens) };
  const { cookies } = reply.request;
  const access = cookies[accessCookie(deps.config)] ?? '';
  const refresh = cookies[refreshCookie(deps.config)] ?? '';
  if (access || refresh) await endReplaced(deps.db, { access, refresh }, viewer);
  setSessionCookies(reply, deps.config, tokens);
  setCsrfCookie(reply, deps.config, viewer);
  rememberBrowser(reply, deps.config, viewer.id);
  return { user };
}

export function answerTokens(tokens: Tokens) {
  return {
    token: tokens.access,
    refresh_token: tokens.refresh,
    expires_at: tokens.accessExpiresAt.toISOString(),
  };
}
