import {
  argon2,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { createLimiter, type Who } from './limiter.ts';

const deriveKey = promisify(argon2);
/**
 * Hashing is slow by design and takes three threads at most, so that other calls stay quick. One is
 * for people known to the account, by their session or their browser: they never wait behind a crowd
 * of strangers who try passwords or register without end.
 */
const limits = {
  person: createLimiter({ concurrency: 1 }),
  guest: createLimiter({ concurrency: 2 }),
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
 * argon2id in the usual `$`-separated spelling, so that the cost can be raised later. With `beside`
 * it gets the salt of that hash, so that one derivation compares a password with both. `who` asks.
 */
export async function hashPassword(password: string, who?: Who, beside?: string): Promise<string> {
  const salt = beside ? saltOf(beside) : randomBytes(16);
  const hash = await deriveInTurn(password, salt, who);
  return `argon2id$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** With no stored hash the same work is done, so that time tells nothing. */
export async function isPassword(
  password: string,
  stored: string | null,
  who: Who,
): Promise<boolean> {
  return (await matchPassword(password, stored === null ? [] : [stored], who)) !== null;
}

/**
 * Which of these hashes is of this password: of those with the salt of the first one. However many
 * there are, the work is that for one, so that time does not tell their number.
 */
export async function matchPassword(
  password: string,
  stored: readonly string[],
  who: Who,
): Promise<string | null> {
  const salt = saltOf(stored[0] ?? '');
  const given = await deriveInTurn(password, salt, who);
  const right = `argon2id$${salt.toString('base64url')}$${given.toString('base64url')}`;
  return stored.find((hash) => isSame(Buffer.from(hash), Buffer.from(right))) ?? null;
}

const saltOf = (stored: string) => Buffer.from(stored.split('$')[1] ?? '', 'base64url');

const deriveInTurn = (password: string, salt: Buffer, who: Who = '') =>
  limits[typeof who === 'number' ? 'person' : 'guest'](() => derive(password, salt), who);

function derive(password: string, salt: Buffer): Promise<Buffer> {
  const nonce = salt.length > 0 ? salt : Buffer.alloc(16);
  return deriveKey('argon2id', { message: password.normalize('NFKC'), nonce, ...cost });
}
