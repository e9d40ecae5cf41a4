import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import { hkdfSync, scryptSync } from 'node:crypto';

const algorithm = 'aes-256-gcm';
export const tagBytes = 16;

/** Slow by design: a quarter of a second for each guess of a passphrase. */
export const backupKey = (passphrase: string, salt: Buffer): Buffer =>
  scryptSync(passphrase.normalize(), salt, 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 });

/** A key and a nonce for each file, so that bytes under another name do not open. */
function secretsOf(key: Buffer, name: string): [Buffer, Buffer] {
  const bytes = Buffer.from(hkdfSync('sha256', key, '', name, 44));
  return [bytes.subarray(0, 32), bytes.subarray(32)];
}

/** A step of a pipeline; the tag stands at the end. */
export const encrypting = (key: Buffer, name: string) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const cipher = createCipheriv(algorithm, ...secretsOf(key, name));
    for await (const chunk of source) yield cipher.update(chunk);
    yield cipher.final();
    yield cipher.getAuthTag();
  };

/** The other way; fails at the end when a byte is not what was written. */
export const decrypting = (key: Buffer, name: string, tag: Buffer) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const decipher = createDecipheriv(algorithm, ...secretsOf(key, name)).setAuthTag(tag);
    for await (const chunk of source) yield decipher.update(chunk);
    yield decipher.final();
  };

/** Without a passphrase it shows damage; with one, also that nobody else has written it. */
export const sealOf = (text: string, key: Buffer | null): string =>
  (key ? createHmac('sha256', key) : createHash('sha256')).update(text).digest('hex');
