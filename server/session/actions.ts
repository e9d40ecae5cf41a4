import type { FastifyReply } from 'fastify';
import { parseLogin } from '#contract/contacts.ts';
import { setCsrfCookie } from '#server/platform/csrf.ts';
import type { Deps } from '#server/platform/deps.ts';
import { hashToken, isPassword, newToken } from '#server/platform/crypto.ts';
import type { Connection, Database } from '#server/platform/database.ts';
import { invalid, unauthenticated } from '#server/platform/errors.ts';
import { addressKey, countAttempt, forgetAttempts } from '#server/platform/limits.ts';
import type { Client } from '#server/platform/route.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { setSessionCookies, type Tokens } from '#server/platform/session-cookies.ts';
import { findLoginCandidate, getSessionUser } from './queries.ts';
import { sessionTimes } from './rules.ts';

export interface StartedSession {
  viewer: SignedIn;
  tokens: Tokens;
}

/** Checks the password and opens a session. Unknown name and wrong password look the same. */
export async function logIn(
  db: Database,
  input: { login: string; password: string; remember: boolean },
  client: Client,
): Promise<StartedSession> {
  const login = parseLogin(input.login);
  if (!login) throw invalid({ login: ['Введите телефон или почту'] });
  const address = addressKey(client.address);
  const key = `login:${login.value}:${address}`;
  await countAttempt(db, { key, most: 10, seconds: 15 * 60 });
  const user = await findLoginCandidate(db, login);
  const matches = await isPassword(input.password, user?.password_hash ?? null);
  if (!user || !matches) {
    await countAttempt(db, { key: `login:${address}`, most: 100, seconds: 15 * 60 });
    throw unauthenticated('Неверный телефон, почта или пароль');
  }
  await forgetAttempts(db, key);
  return startSession(db, user, input.remember, client);
}

export async function startSession(
  db: Connection,
  user: Pick<SignedIn, 'id' | 'role'>,
  remembered: boolean,
  client: Client,
): Promise<StartedSession> {
  const tokens = newTokens(remembered);
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id: user.id,
      access_hash: hashToken(tokens.access),
      access_expires_at: tokens.accessExpiresAt,
      expires_at: sessionTimes(remembered).expiresAt,
      remembered,
      user_agent: client.userAgent,
      address: client.address,
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

export function newTokens(remembered: boolean): Tokens {
  const { accessExpiresAt, expiresAt } = sessionTimes(remembered);
  return {
    access: newToken(),
    refresh: newToken(),
    accessExpiresAt,
    keptUntil: remembered ? expiresAt : null,
  };
}

/** Browsers get cookies and never see a token; apps, which have no cookie store, get the tokens. */
export async function handOver(
  deps: Deps,
  reply: FastifyReply,
  { viewer, tokens }: StartedSession,
  isApp: boolean,
) {
  const user = await getSessionUser(deps, viewer);
  if (isApp) return { user, ...answerTokens(tokens) };
  setSessionCookies(reply, deps.config, tokens);
  setCsrfCookie(reply, deps.config, viewer);
  return { user };
}

export function answerTokens(tokens: Tokens) {
  return {
    token: tokens.access,
    refresh_token: tokens.refresh,
    expires_at: tokens.accessExpiresAt.toISOString(),
  };
}
