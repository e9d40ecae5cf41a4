import { lookAround, type User } from '#contract/session.ts';
import type { Api } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { pathOf, waitsForCard } from './next-step.ts';

/**
 * Opens the page that the person came for, however many steps of a card are still before them: for
 * an hour nothing else is asked. Without an answer everything stays as it is.
 */
export async function openTarget(api: Api, user: User, target: string): Promise<User> {
  if (!waitsForCard(user, pathOf(target))) return user;
  try {
    return await api.call(lookAround, { body: { because: 'target' } });
  } catch (error) {
    if (error instanceof ApiError) return user;
    throw error;
  }
}
