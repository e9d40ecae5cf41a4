import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/platform/crypto.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

/** Each costs several hashes of a password; for a median that is steady to a tenth these do. */
const names = 60;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
  const password_hash = await hashPassword('dlinnyi-parol-42');
  const now = new Date();
  const known = Array.from({ length: names }, (_one, at) => ({
    role: 'worker' as const,
    phone: `+7900${String(at).padStart(7, '0')}`,
    phone_verified_at: now,
    email: emailOf('known', at),
    email_verified_at: now,
    password_hash,
  }));
  await app.db.insertInto('users').values(known).execute();
});
afterAll(() => app.stop());

/** Equally long, so that bytes can be compared. */
const emailOf = (who: 'known' | 'other', at: number) =>
  `${who}${String(at).padStart(4, '0')}@example.com`;

interface Seen {
  status: number;
  headers: string[];
  body: string;
  ms: number;
}

const addresses = function* (): Generator<string> {
  for (let at = 0; ; at += 1) yield `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
};
const nextAddress = addresses();

/** What differs by nature: names of this very request, of the account and of the moment. */
const withoutIds = (text: string, email: string) =>
  text
    .replaceAll(email, 'E')
    .replaceAll(/"(?:request_id|token|created_at)":"[^"]*"/g, '')
    .replaceAll(/"id":\d+/g, '');

async function ask(path: string, email: string, more: object): Promise<Seen> {
  const visitor = app.visitor();
  await visitor.request('GET', '/sanctum/csrf-cookie');
  const body = JSON.stringify({ login: email, ...more });
  const headers = { 'x-forwarded-for': nextAddress.next().value as string };
  const begun = performance.now();
  const reply = await visitor.request('POST', `/api/v1/${path}`, { body, headers });
  const ms = performance.now() - begun;
  return {
    status: reply.status,
    headers: Object.keys(reply.headers).toSorted(),
    body: withoutIds(reply.text, email),
    ms,
  };
}

/**
 * A known and an unknown name in turn, each of them first as often, so that both meet the same weather.
 * Not at once: strangers' passwords are hashed one after the other on two cores, so the second of two
 * takes twice as long, and the median would fall to either.
 */
async function askBoth(path: string, more: object) {
  const known: Seen[] = [];
  const other: Seen[] = [];
  for (let at = 0; at < names; at += 1) {
    const both = [
      async () => void known.push(await ask(path, emailOf('known', at), more)),
      async () => void other.push(await ask(path, emailOf('other', at), more)),
    ];
    for (const one of at % 2 ? both : both.toReversed()) await one();
  }
  return { known, other };
}

const looksOf = (seen: Seen[]) =>
  new Set(seen.map(({ status, headers, body }) => JSON.stringify({ status, headers, body })));

function median(seen: Seen[]): number {
  return seen.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(seen.length / 2)] ?? 0;
}

/** Medians that differ by less than this tell nothing through a network. */
const margin = (one: number, other: number) => Math.max(5, 0.25 * Math.min(one, other));

const isAlike = (one: number, other: number) => Math.abs(one - other) <= margin(one, other);

describe('whether somebody has an account is not told', () => {
  const newcomer = {
    role: 'worker',
    password: 'drugoi-parol-43',
    consents: ['agreement', 'personal_data'],
  };
  it.each([
    ['login', { password: 'wrong-password' }, 401],
    ['forgot-password', {}, 202],
    ['register', newcomer, 201],
  ])('by %s', { timeout: 600_000 }, async (path, more, status) => {
    const { known, other } = await askBoth(path, more);
    const looks = looksOf([...known, ...other]);
    expect([...looks]).toHaveLength(1);
    expect([...looks][0]).toContain(`"status":${status}`);
    const medians = [median(known), median(other)] as const;
    expect({ medians, alike: isAlike(...medians) }).toMatchObject({ alike: true });
  });

  it('by a comparison that can fail', () => {
    expect(isAlike(30, 36)).toBe(true);
    expect(isAlike(2, 30)).toBe(false);
    expect(looksOf([seen('a'), seen('b')]).size).toBe(2);
  });
});

const seen = (body: string): Seen => ({ status: 200, headers: [], body, ms: 1 });
