import { AppError } from '#server/platform/errors.ts';
import { GatewayError } from '#server/platform/gateways/gateway.ts';
import { StoreError } from '#server/platform/storage/s3/store-error.ts';
import { wordsOf } from '#server/startup-faults.ts';
import { BackupError } from './backup/backup-error.ts';

/** Work of a command; what the operator can mend is told in words, without a stack. */
export async function inWords(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const words = wordsOf(error) ?? wordsOfCommand(error);
    if (!words) throw error;
    console.error(words);
    process.exitCode = 1;
  }
}

const mendable = [BackupError, StoreError, GatewayError, AppError];

/** No such table, column or schema. */
const formFaults = ['42P01', '42703', '3F000'];

function wordsOfCommand(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (mendable.some((kind) => error instanceof kind)) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  if (!formFaults.includes(code)) return null;
  return `The database is not up to date (${error.message}): npm run migrate`;
}
