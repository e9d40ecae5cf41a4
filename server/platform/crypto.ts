import {
  argon2,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { createLimiter } from './limiter.ts';

const deriveKey = promisify(argon2);
/** Hashing takes two threads at most, so that other calls stay quick. */
const limit = createLimiter({ concurrency: 2 });
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

/** argon2id in the usual `$`-separated spelling, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await limit(() => derive(password, salt));
  return `argon2id$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** With no stored hash the same work is done, so that time tells nothing. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt, hash] = stored?.split('$') ?? [];
  const given = await limit(() => derive(password, Buffer.from(salt ?? '', 'base64url')));
  return hash !== undefined && isSame(given, Buffer.from(hash, 'base64url'));
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  const nonce = salt.length > 0 ? salt : Buffer.alloc(16);
  return deriveKey('argon2id', { message: password.normalize('NFKC'), nonce, ...cost });
}
