import type { FastifyReply } from 'fastify';
import type { Config } from './config.ts';

export const accessCookie = 'auth.token';
export const refreshCookie = 'auth.refresh_token';

export interface Tokens {
  access: string;
  refresh: string;
  /** When the access token dies. */
  accessExpiresAt: Date;
  /** When the session dies unless it is refreshed; null: with the browser. */
  keptUntil: Date | null;
}

/** No script can read these; both live as long as the session, the server knows their true age. */
export function setSessionCookies(reply: FastifyReply, config: Config, tokens: Tokens): void {
  const options = {
    ...cookieOptions(config),
    ...(tokens.keptUntil && { expires: tokens.keptUntil }),
  };
  reply.setCookie(accessCookie, tokens.access, options);
  reply.setCookie(refreshCookie, tokens.refresh, options);
}

export function clearSessionCookies(reply: FastifyReply, config: Config): void {
  reply.clearCookie(accessCookie, cookieOptions(config));
  reply.clearCookie(refreshCookie, cookieOptions(config));
}

const cookieOptions = (config: Config) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicOrigin.startsWith('https:'),
  }) as const;
