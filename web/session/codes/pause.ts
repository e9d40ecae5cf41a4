import { ApiError } from '#web/lib/api/api-error.ts';

/** Between two letters or messages to the same contact. */
export const pauseSeconds = 60;

/** Null: the server has refused for another reason than haste. */
export function secondsToWait(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.problem.status !== 429) return null;
  return error.retryAfterSeconds ?? pauseSeconds;
}
