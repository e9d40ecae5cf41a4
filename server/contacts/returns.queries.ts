import { sql } from 'kysely';
import { returnReasons, type ReturnReason } from '#contract/card-contacts.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';

const hour = 60 * 60 * 1000;
/** Promised are 48; what happens in the last minute is still seen by the next job. */
const guaranteedMs = 48.25 * hour;

interface Named {
  userId: number;
  kind: CardKind;
  slug: string;
}

/** What this person has opened, whatever has become of the card since. */
export async function findOpening(db: Connection, { userId, kind, slug }: Named) {
  const opening = await db
    .selectFrom('contact_openings as opening')
    .innerJoin('cards', 'cards.id', 'opening.card_id')
    .select(['opening.id', 'opening.user_id', 'opening.opened_at', 'opening.returned_at'])
    .where('opening.user_id', '=', userId)
    .where('cards.kind', '=', kind)
    .where(sql<string>`right(cards.slug, 6)`, '=', slug.slice(-6))
    .executeTakeFirst();
  if (!opening) throw notFound('Этих контактов вы не открывали');
  return opening;
}

export type Opening = Awaited<ReturnType<typeof findOpening>>;

/** Whether they have given one back themselves since then. */
export async function hasReturnedSince(
  db: Connection,
  userId: number,
  since: Date,
): Promise<boolean> {
  const reasons = Object.keys(returnReasons) as ReturnReason[];
  const returned = await db
    .selectFrom('contact_openings')
    .select('id')
    .where('user_id', '=', userId)
    .where('return_reason', 'in', reasons)
    .where('returned_at', '>=', since)
    .executeTakeFirst();
  return returned !== undefined;
}

type Useless = 'blocked' | 'closed' | 'busy' | 'unreachable';

/**
 * Why nobody can be reached through a card; null: somebody can. Busy counts only when it has become
 * known after the opening: before, it stood on the card.
 */
const whyUseless = sql<Useless | null>`case
  when owner.blocked_at is not null or cards.state = 'blocked' then 'blocked'
  when owner.deletion_asked_at is not null or cards.deleted_at is not null
    or cards.state <> 'published' then 'closed'
  when cards.busy_until is not null and exists (
    select from card_events
    where card_id = cards.id and reason = 'busy' and created_at >= opening.opened_at
  ) then 'busy'
  when (owner.phone is null or owner.phone_verified_at is null)
    and (owner.email is null or owner.email_verified_at is null) then 'unreachable'
end`;

const openingsSince = (db: Connection, now: Date) =>
  db
    .selectFrom('contact_openings as opening')
    .innerJoin('cards', 'cards.id', 'opening.card_id')
    .innerJoin('users as owner', 'owner.id', 'cards.owner_id')
    .where('opening.returned_at', 'is', null)
    .where('opening.opened_at', '>', new Date(now.getTime() - guaranteedMs))
    .where(whyUseless, 'is not', null);

/** Opened lately, and of no use by now: the oldest first. */
export const listUseless = (db: Connection, now: Date, most: number) =>
  openingsSince(db, now)
    .select(['opening.id', 'opening.user_id'])
    .orderBy('opening.opened_at')
    .limit(most)
    .execute();

/** Asked once more, with the person locked. */
export const findUseless = (db: Connection, id: number, now: Date) =>
  openingsSince(db, now)
    .select(['opening.id', 'opening.user_id', 'opening.card_id'])
    .select(whyUseless.$notNull().as('reason'))
    .where('opening.id', '=', id)
    .executeTakeFirst();
