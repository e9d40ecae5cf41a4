import type { FastifyRequest } from 'fastify';
import { accessCookie, refreshCookie } from '#server/platform/http/session-cookies.ts';

/** Cookies of one visitor during one page, kept current by what the inner calls set. */
export interface CookieJar {
  header(): string;
  get(name: string): string | undefined;
  /** Takes the `Set-Cookie` lines of an inner answer; the page's own answer repeats them. */
  take(setCookie: string | string[] | undefined): void;
  readonly set: string[];
}

export function cookieJar(header = ''): CookieJar {
  const values = new Map<string, string>();
  for (const pair of header.split(';')) {
    const [name = '', ...value] = pair.trim().split('=');
    if (name) values.set(name, value.join('='));
  }
  const set: string[] = [];
  return {
    set,
    get: (name) => values.get(name),
    header: () => Array.from(values, ([name, value]) => `${name}=${value}`).join('; '),
    take(lines) {
      for (const line of [lines ?? []].flat()) {
        set.push(line);
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value && !/;\s*max-age=0/i.test(line)) values.set(name, value);
        else values.delete(name);
      }
    },
  };
}

/** The same of a request, without looking at cookies that nobody has sent. */
export function isGuest({ headers }: FastifyRequest): boolean {
  return headers.cookie === undefined || !mayHaveSession(cookieJar(headers.cookie));
}

/** Whether the visitor may be somebody; without these cookies it is a guest for certain. */
export function mayHaveSession(jar: CookieJar): boolean {
  return sessionCookies.some((name) => jar.get(name));
}

/** Under either name: whoever has one of them is drawn for alone. */
const sessionCookies = ['http://', 'https://'].flatMap((publicOrigin) => [
  accessCookie({ publicOrigin }),
  refreshCookie({ publicOrigin }),
]);
