import type { FastifyReply } from 'fastify';
import type { Config } from './config.ts';
import { addressKey } from './http/addresses.ts';
import type { Client } from './route.ts';
import { isSame, newToken, sign } from './crypto.ts';
import { browserCookie, cookieOptions } from './http/session-cookies.ts';

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
  const kept = /^([\w-]{43})((?:\.[\w-]{22})*)$/.exec(cookie);
  const name = kept?.[1] ?? newToken();
  const mark = markOf(config.secret, name, userId);
  const others = (kept?.[2] ?? '').split('.').filter((other) => other && other !== mark);
  const marks = [mark, ...others].slice(0, accountsAtMost);
  setBrowser(reply, config, [name, ...marks].join('.'));
}

const nameOf = (cookie: string | undefined) =>
  /^([\w-]{43})(?:\.[\w-]{22})*$/.exec(cookie ?? '')?.[1] ?? null;

/** Answers the cookie, with a new name where there was none; by that it is known as nobody's. */
export function nameBrowser(reply: FastifyReply, config: Config): string {
  const kept = reply.request.cookies[browserCookie(config)];
  const cookie = kept && nameOf(kept) ? kept : newToken();
  setBrowser(reply, config, cookie);
  return cookie;
}

function setBrowser(reply: FastifyReply, config: Config, value: string): void {
  reply.setCookie(browserCookie(config), value, {
    ...cookieOptions(config),
    maxAge: yearSeconds,
  });
}

/** Who asks for a code or brings one: nobody can tell from it whose address or browser it was. */
export function askerOf(secret: string, { browser, address }: Pick<Client, 'browser' | 'address'>) {
  const name = nameOf(browser);
  const hash = (text: string) => sign(secret, `asker:${text}`).toString('base64url').slice(0, 22);
  return { browser: name && hash(name), address: hash(addressKey(address)) };
}

const markOf = (secret: string, name: string, userId: number) =>
  sign(secret, `browser:${name}:${userId}`).toString('base64url').slice(0, 22);
