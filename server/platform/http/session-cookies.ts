import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

type Where = Pick<Config, 'publicOrigin'>;

export const isSecure = ({ publicOrigin }: Where) => publicOrigin.startsWith('https:');

/**
 * Over TLS the names begin with `__Host-`: browsers then take such a cookie from this very host
 * only, and no other one under the same domain can put its own in the place of ours.
 */
const nameOf = (name: string) => (where: Where) => (isSecure(where) ? `__Host-${name}` : name);

export const accessCookie = nameOf('auth.token');
export const refreshCookie = nameOf('auth.refresh_token');
/** By it a browser that somebody has signed in with is known again; it opens nothing by itself. */
export const browserCookie = nameOf('auth.device');

/** Of a sign-in whose password was right and whose code is still to come. */
export const challengeCookie = nameOf('auth.challenge');

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
  reply.setCookie(accessCookie(config), tokens.access, options);
  reply.setCookie(refreshCookie(config), tokens.refresh, options);
}

export function clearSessionCookies(reply: FastifyReply, config: Config): void {
  reply.clearCookie(accessCookie(config), cookieOptions(config));
  reply.clearCookie(refreshCookie(config), cookieOptions(config));
}

export const cookieOptions = (where: Where) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(where) }) as const;
