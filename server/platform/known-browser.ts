import type { FastifyReply } from 'fastify';
import type { Config } from './config.ts';
import { isSame, newToken, sign } from './crypto.ts';
import { browserCookie, cookieOptions } from './session-cookies.ts';

/** A family shares a computer; more accounts than this are forgotten, the oldest first. */
const accountsAtMost = 8;
const yearSeconds = 365 * 24 * 60 * 60;

/**
 * The cookie is a random name of the browser and a signed mark for each account, by dots. Answers
 * the name, when this account has signed in there before.
 */
export function knownBrowser(
  secret: string,
  cookie: string | undefined,
  userId: number,
): string | null {
  const [name = '', ...marks] = (cookie ?? '').split('.');
  const own = Buffer.from(markOf(secret, name, userId));
  return marks.some((mark) => isSame(Buffer.from(mark), own)) ? name : null;
}

/** From now on this browser is known as one of the account; other accounts stay known there. */
export function rememberBrowser(reply: FastifyReply, config: Config, userId: number): void {
  const cookie = reply.request.cookies[browserCookie(config)] ?? '';
  const kept = /^([\w-]{43})((?:\.[\w-]{22})+)$/.exec(cookie);
  const name = kept?.[1] ?? newToken();
  const mark = markOf(config.secret, name, userId);
  const others = (kept?.[2] ?? '').split('.').filter((other) => other && other !== mark);
  const marks = [mark, ...others].slice(0, accountsAtMost);
  reply.setCookie(browserCookie(config), [name, ...marks].join('.'), {
    ...cookieOptions(config),
    maxAge: yearSeconds,
  });
}

const markOf = (secret: string, name: string, userId: number) =>
  sign(secret, `browser:${name}:${userId}`).toString('base64url').slice(0, 22);
