import { createHmac } from 'node:crypto';
import { isSame } from '#server/platform/crypto.ts';

/** RFC 6238 with what every app takes without being asked: SHA-1, 30 seconds, six digits. */
const stepMs = 30_000;
/** Clocks of phones go wrong by less than this many steps. */
const tolerance = 1;

export const stepOf = (time: number) => Math.floor(time / stepMs);

/** The code of one step (RFC 4226, section 5.3). */
export function codeOf(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Which step a code belongs to, now or just before or after; null: it is wrong. */
export function matchingStep(secret: Uint8Array, code: string, now: number): number | null {
  const given = Buffer.from(code);
  let found: number | null = null;
  for (let step = stepOf(now) - tolerance; step <= stepOf(now) + tolerance; step += 1) {
    if (isSame(Buffer.from(codeOf(secret, step)), given)) found = step;
  }
  return found;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding, which is how apps take a secret by hand. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** What a QR code holds for an app. */
export function keyUri(issuer: string, account: string, key: string): string {
  const label = [issuer, account].map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: key, issuer })}`.replaceAll(
    '+',
    '%20',
  );
}
