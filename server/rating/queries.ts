import type { Rating } from '#contract/rating.ts';
import { whatCardsShow } from '#server/cards/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { prepared } from '#server/platform/prepared.ts';
import { unauthenticated } from '#server/platform/errors.ts';
import { rate } from './rules.ts';

/** Worked out from the facts at every call, so it is never stale. */
export async function getRating(db: Connection, userId: number): Promise<Rating> {
  const [user, cards] = await Promise.all([
    db
      .selectFrom('users')
      .select([
        'role',
        'name',
        'email',
        'phone',
        'email_verified_at',
        'phone_verified_at',
        'passport_verified_at',
        'city_id',
        'avatar_id',
      ])
      .where('id', '=', userId)
      .modifyEnd(prepared)
      .executeTakeFirst(),
    whatCardsShow(db, userId),
  ]);
  if (!user) throw unauthenticated();
  return rate({
    role: user.role,
    hasName: user.name !== null,
    hasCity: user.city_id !== null,
    hasEmail: user.email !== null,
    hasPhone: user.phone !== null,
    emailVerified: user.email_verified_at !== null,
    phoneVerified: user.phone_verified_at !== null,
    passportVerified: user.passport_verified_at !== null,
    hasPhoto: user.avatar_id !== null || cards.hasPhoto,
    hasCard: cards.hasCard,
  });
}
