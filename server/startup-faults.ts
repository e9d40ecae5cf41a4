import { StartError } from './embedded-postgres/start.ts';
import { isOutage } from './platform/database/outage.ts';
import { SettingsError } from './platform/config/settings-error.ts';

/** What the operator can mend, in words; null: a fault of ours, of which the stack is wanted. */
export function wordsOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof SettingsError || error instanceof StartError) return error.message;
  // The system says itself what was asked for, and of which file or address.
  if ('syscall' in error) return error.message;
  return isRefused(error) ? `The database refuses: ${withHint(error)}` : null;
}

/** Of PostgreSQL: who may not enter, what may not be done, an extension that it does not have. */
const refusals = /^(?:28|42501$|0A000$)/;

const isRefused = (error: Error & { code?: string }): boolean =>
  isOutage(error) || refusals.test(error.code ?? '');

const withHint = ({ message, hint }: Error & { hint?: string }): string =>
  hint ? `${message}. ${hint}` : message;
