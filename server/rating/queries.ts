import type { Rating } from '#contract/rating.ts';
import { hasPublishedCard } from '#server/cards/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { unauthenticated } from '#server/platform/errors.ts';
import { rate } from './rules.ts';

/** Worked out from the facts at every call, so it is never stale. */
export async function getRating(db: Connection, userId: number): Promise<Rating> {
  const [user, hasCard] = await Promise.all([
    db
      .selectFrom('users')
      .select(['role', 'name', 'email_verified_at', 'phone_verified_at'])
      .where('id', '=', userId)
      .executeTakeFirst(),
    hasPublishedCard(db, userId),
  ]);
  if (!user) throw unauthenticated();
  return rate({
    role: user.role,
    hasName: user.name !== null,
    emailVerified: user.email_verified_at !== null,
    phoneVerified: user.phone_verified_at !== null,
    hasCard,
  });
}
