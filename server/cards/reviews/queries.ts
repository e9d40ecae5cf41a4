import { sql } from 'kysely';
import type { Flag } from '#contract/card-checks.ts';
import { fingerprintOf, inspect, saysEnough } from '#server/text-checks/queries.ts';
import { ownStopWords } from '#server/text-checks/own-words.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Card } from '../access.ts';

/** Without those of owners who are away: nobody judges them until they come back. */
export const waitingReviews = (db: Connection) =>
  db
    .selectFrom('card_reviews as review')
    .innerJoin('cards', 'cards.id', 'review.card_id')
    .innerJoin('users as owner', 'owner.id', 'cards.owner_id')
    .select(['review.id', 'review.created_at'])
    .where('review.decided_at', 'is', null)
    .where('review.withdrawn_at', 'is', null)
    .where('cards.deleted_at', 'is', null)
    .where('cards.state', 'in', ['moderation', 'published'])
    .where('owner.blocked_at', 'is', null)
    .where('owner.deletion_asked_at', 'is', null);

/** What the automatic checks see in a draft that is about to be shown. */
export async function inspectCard(db: Connection, card: Card): Promise<Flag[]> {
  return inspect({
    kind: card.kind,
    draft: card.draft,
    refused: await lastRefusal(db, card),
    takenAway: await takenAwayWithSameText(db, card),
    duplicate: await cardWithSameText(db, card),
    own: await ownStopWords(db),
  });
}

/** What staff have refused, unless something has passed since. */
async function lastRefusal(db: Connection, { id }: Card) {
  const review = await db
    .selectFrom('card_reviews')
    .select(['decision', 'content', 'reason', 'notes'])
    .where('card_id', '=', id)
    .where('applied_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return review?.decision === 'reject' ? review : null;
}

/** The slug of another person's card, or of one of the owner that people see beside this one. */
async function cardWithSameText(db: Connection, card: Card): Promise<string | null> {
  const about = card.draft.about ?? '';
  if (!saysEnough(about)) return null;
  const other = await db
    .selectFrom('cards')
    .select('slug')
    .where('fingerprint', '=', sql<number>`${fingerprintOf(about)}::bigint`)
    .where('deleted_at', 'is', null)
    .where('id', '<>', card.id)
    .where((row) =>
      row.or([
        row('owner_id', '<>', card.owner_id),
        row.and([
          row('state', '=', 'published'),
          row('kind', '=', card.kind),
          row('category_id', '=', card.category_id),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return other?.slug ?? null;
}

/** Why staff have taken away a card of the owner with these words, which the owner has deleted since. */
async function takenAwayWithSameText(db: Connection, card: Card): Promise<string | null> {
  const other = await db
    .selectFrom('cards')
    .select('blocked_reason')
    .where('owner_id', '=', card.owner_id)
    .where('state', '=', 'blocked')
    .where('deleted_at', 'is not', null)
    .where('fingerprint', '=', sql<number>`${fingerprintOf(card.draft.about ?? '')}::bigint`)
    .limit(1)
    .executeTakeFirst();
  return other?.blocked_reason ?? null;
}
