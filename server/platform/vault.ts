import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Storage } from './storage.ts';

/** The first encrypts; the others are older ones that only open what they have encrypted. */
export type VaultKeys = readonly [Buffer, ...Buffer[]];

interface Sealed {
  /** The key of this one file, encrypted; to be kept apart from the bytes. */
  key: Buffer;
  bytes: Buffer;
}

/** A storage whose bytes say nothing to whoever has the disk alone, or the database alone. */
export interface Vault {
  /** For `write` under this very name, and no other. */
  seal(name: string, bytes: Uint8Array): Sealed;
  write(name: string, sealed: Sealed): Promise<void>;
  /** Null: there is nothing. Throws when a byte of it is not what was written. */
  read(name: string, key: Uint8Array): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  /** Opens what is kept elsewhere, as `seal` has made it. */
  unseal(name: string, sealed: Sealed): Buffer;
}

const [markBytes, nonceBytes, tagBytes] = [4, 12, 16];

/** AES-256-GCM with a key for each file, which is itself encrypted with one of the installation. */
export function openVault(storage: Storage, keys: VaultKeys): Vault {
  const [newest] = keys;
  const keyOf = (name: string, sealed: Uint8Array) => {
    const mark = sealed.subarray(0, markBytes);
    const key = keys.find((one) => markOf(one).equals(mark));
    if (!key) throw new Error(`No key opens ${name}: is an old one missing in PASSPORT_KEY?`);
    return open(key, name, sealed.subarray(markBytes));
  };
  return {
    seal: (name, bytes) => {
      const key = randomBytes(32);
      const wrapped = Buffer.concat([markOf(newest), close(newest, name, key)]);
      return { key: wrapped, bytes: close(key, name, bytes) };
    },
    write: (name, { bytes }) => storage.write(name, bytes),
    read: async (name, key) => {
      const bytes = await storage.read(name);
      return bytes && open(keyOf(name, key), name, bytes);
    },
    remove: (name) => storage.remove(name),
    unseal: (name, { key, bytes }) => open(keyOf(name, key), name, bytes),
  };
}

/** Tells which key it was, and nothing of the key. */
const markOf = (key: Buffer) => createHash('sha256').update(key).digest().subarray(0, markBytes);

/** The name is part of it: bytes that were put under another one do not open. */
function close(key: Buffer, name: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
  const closed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), closed]);
}

function open(key: Buffer, name: string, closed: Uint8Array): Buffer {
  const nonce = closed.subarray(0, nonceBytes);
  const tag = closed.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
  const rest = closed.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(rest), decipher.final()]);
}
