import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../folder.ts';
import { SettingsError } from './settings-error.ts';

type SecretName = 'secret' | 'passport-key';

const bytes = 32;

/** For local use the program makes its own secrets and keeps them in the data folder. */
export function localSecret(dataDir: string, name: SecretName): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) makeSecret(dataDir, file);
  const secret = readFileSync(file, 'utf8').trim();
  if (Buffer.from(secret, 'base64url').length < bytes) throw damaged(file);
  return secret;
}

/**
 * Written beside, flushed, and only then given its name: a full disk or a lost power supply leaves
 * no half of a secret behind. Of two first starts at once the second takes what the first has made.
 */
function makeSecret(dataDir: string, file: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw unwritable(dataDir, error);
  }
  try {
    writeFileSync(draft, randomBytes(bytes).toString('base64url'), { mode: 0o600, flush: true });
    linkSync(draft, file);
    flushFolder(dataDir);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw unwritable(file, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

function flushFolder(folder: string): void {
  const opened = openSync(folder, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null);

function unwritable(file: string, error: unknown): SettingsError {
  const why = error instanceof Error ? error.message : String(error);
  return new SettingsError(`${file} could not be written: ${why}`);
}

const damaged = (file: string) =>
  new SettingsError(
    `${file} is empty or damaged. Put it back from a backup. Without one delete it, and the next ` +
      'start makes another; what was signed or encrypted with the old one is then lost.',
  );
