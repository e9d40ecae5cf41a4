import { subscriptionCalls } from '#contract/subscriptions.ts';
import { transactionCalls } from '#contract/transactions.ts';
import type { User } from '#contract/session.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { Api } from '#web/lib/api/api.ts';

/** Either half is null when it could not be loaded: the other is shown all the same. */
export async function loadHistory(api: Api, user: User) {
  const [subscriptions, payments] = await Promise.all([
    orNull(api.call(subscriptionCalls.list)),
    orNull(api.call(transactionCalls.list, { query: {} })),
  ]);
  return { subscriptions, payments, ownId: user.id };
}

export type LoadedHistory = Awaited<ReturnType<typeof loadHistory>>;

/** Null: it could not be loaded, and can be asked for again. */
export async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
