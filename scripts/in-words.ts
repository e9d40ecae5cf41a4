import { AlreadyRunningError } from '#server/embedded-postgres/start.ts';
import { AppError } from '#server/platform/errors.ts';
import { GatewayError } from '#server/platform/gateways/gateway.ts';
import { StoreError } from '#server/platform/s3/store-error.ts';
import { SettingsError } from '#server/platform/settings-error.ts';
import { BackupError } from './backup/backup-error.ts';

/** Work of a command; what the operator can mend is told in words, without a stack. */
export async function inWords(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const words = wordsOf(error);
    if (!words) throw error;
    console.error(words);
    process.exitCode = 1;
  }
}

const mendable = [
  SettingsError,
  AlreadyRunningError,
  BackupError,
  StoreError,
  GatewayError,
  AppError,
];

/** No such table, column or schema. */
const formFaults = ['42P01', '42703', '3F000'];
/** Node says of these what was asked for and of which path. */
const fileFaults = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'];

function wordsOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (mendable.some((kind) => error instanceof kind)) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  if (formFaults.includes(code)) {
    return `The database is not up to date (${error.message}): npm run migrate`;
  }
  return fileFaults.includes(code) ? error.message : null;
}
