import { sql, type SqlBool } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { prepared } from '#server/platform/prepared.ts';

/**
 * What the cards of a person add to the profile: a card, once one was sent for publication and is
 * not deleted, and a photo, while people see one.
 */
export async function whatCardsShow(
  db: Connection,
  userId: number,
): Promise<{ hasCard: boolean; hasPhoto: boolean }> {
  const facts = await db
    .selectFrom('cards')
    .select([
      sql<boolean | null>`bool_or(
        first_published_at is not null
        or exists (select from card_reviews where card_reviews.card_id = cards.id)
      )`.as('card'),
      sql<
        boolean | null
      >`bool_or(state = 'published' and content -> 'photos' ->> 0 is not null)`.as('photo'),
    ])
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow();
  return { hasCard: facts.card === true, hasPhoto: facts.photo === true };
}

/** A resume is public by name only with the consent to distribution. Asked of a row of `cards`. */
export const namesOwner = sql<boolean>`
  (cards.kind = 'vacancy' or exists (
    select from consents
    where consents.user_id = owner_id and consents.kind = 'distribution'
      and consents.withdrawn_at is null
  ))`;

/**
 * Search engines may show it: its owner does not keep it from them, and somebody who names
 * themself agreed to be seen by everybody. Asked of a row of `cards`.
 */
export const isForEverybody = sql<SqlBool>`
  ${namesOwner}
  and not exists (
    select from privacy_settings
    where privacy_settings.user_id = owner_id and not search_engines
  )`;
