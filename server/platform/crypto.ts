import {
  argon2,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { coresToSpare } from './config/admission-settings.ts';
import { createLimiter, type Who } from './limiter.ts';

const deriveKey = promisify(argon2);
/**
 * Hashing is slow by design and takes few threads, so that other calls stay quick. One is for people
 * known to the account, by their session or their browser: they never wait behind a crowd of strangers
 * who try passwords or register without end.
 */
const limits = {
  person: createLimiter({ concurrency: 1 }),
  guest: createLimiter({ concurrency: coresToSpare }),
};
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** 256 random bits, fit for a cookie. Only its `hashToken` is stored. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Six random digits. */
export const newCode = () => randomInt(1_000_000).toString().padStart(6, '0');

/** Tokens are long and random, so one fast hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Binds a short text to the secret of the installation. */
export const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest();

export function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * argon2id in the usual `$`-separated spelling, so that the cost can be raised later. With the salt
 * of other hashes, one derivation tells which of them is of this password. `who` asks.
 */
export async function hashPassword(
  password: string,
  who?: Who,
  salt = randomBytes(16),
): Promise<string> {
  const hash = await deriveLimited(password, salt, who);
  return `argon2id$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** With no stored hash the same work is done, so that time tells nothing. */
export async function isPassword(
  password: string,
  stored: string | null,
  who: Who,
): Promise<boolean> {
  const given = await hashPassword(password, who, stored === null ? undefined : saltOf(stored));
  return stored !== null && isSame(Buffer.from(given), Buffer.from(stored));
}

export const saltOf = (stored: string) => Buffer.from(stored.split('$')[1] ?? '', 'base64url');

const deriveLimited = (password: string, salt: Buffer, who: Who = '') =>
  limits[typeof who === 'number' ? 'person' : 'guest'](() => derive(password, salt), who);

function derive(password: string, salt: Buffer): Promise<Buffer> {
  const nonce = salt.length > 0 ? salt : Buffer.alloc(16);
  return deriveKey('argon2id', { message: password.normalize('NFKC'), nonce, ...cost });
}
