import { titleOf } from '#contract/card-title.ts';
import { sql } from 'kysely';
import type { CardKind } from '#contract/categories.ts';
import type { Draft } from '#contract/drafts.ts';
import type { Flag, QueuedComplaint } from '#contract/moderation.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Card } from '../access.ts';
import { fingerprintOf, saysEnough } from './checks/fingerprint/rules.ts';
import { flagsOfRefusal } from './checks/refusals/rules.ts';
import { flagsOf } from './checks/rules.ts';

/** What the automatic checks see in a draft that is about to be shown. */
export async function inspect(db: Connection, card: Card): Promise<Flag[]> {
  const refused = await lastRefusal(db, card);
  const flags = [
    ...(refused ? flagsOfRefusal(refused, card.draft) : []),
    ...flagsOf(card.kind, card.draft),
  ];
  const takenAway = await takenAwayWithSameText(db, card);
  if (takenAway !== null) flags.unshift({ check: 'again', path: 'about', found: takenAway });
  const same = await cardWithSameText(db, card);
  return same ? [...flags, { check: 'duplicate', path: 'about', found: same }] : flags;
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

/**
 * Why staff have taken away a card of the owner with these words, which the owner has deleted since.
 * It is found by what they were told then: nothing else leads to deleted cards.
 */
async function takenAwayWithSameText(db: Connection, card: Card): Promise<string | null> {
  const other = await db
    .selectFrom('notifications')
    .innerJoin('cards', 'cards.id', 'notifications.card_id')
    .select('cards.blocked_reason')
    .where('notifications.user_id', '=', card.owner_id)
    .where('notifications.kind', '=', 'card_blocked')
    .where('cards.state', '=', 'blocked')
    .where('cards.deleted_at', 'is not', null)
    .where('fingerprint', '=', sql<number>`${fingerprintOf(card.draft.about ?? '')}::bigint`)
    .limit(1)
    .executeTakeFirst();
  return other?.blocked_reason ?? null;
}

/** How a card is named to people: by the text that they see, or that was judged. */
export async function toldCard(
  db: Connection,
  { id }: Pick<Card, 'id'>,
  text?: Draft,
): Promise<{ kind: CardKind; slug: string; title: string }> {
  const { kind, slug, content, draft, forms } = await namedCards(db)
    .select('cards.draft')
    .where('cards.id', '=', id)
    .executeTakeFirstOrThrow();
  return { kind, slug, title: titleOf(kind, (text ?? content ?? draft).title, forms) };
}

/** What staff see of cards that people complain about or ask for, by their ids. */
export async function judgedCards(
  db: Connection,
  ids: number[],
): Promise<Map<number, QueuedComplaint['card']>> {
  if (ids.length === 0) return new Map();
  const rows = await namedCards(db)
    .innerJoin('users', 'users.id', 'cards.owner_id')
    .select(['cards.id', 'cards.state', 'users.id as owner', 'users.name'])
    .where('cards.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, slug, kind, state, content, forms, owner, name }) => [
      id,
      {
        slug,
        kind,
        state,
        title: titleOf(kind, content?.title ?? null, forms),
        about: content?.about ?? '',
        owner: { id: owner, name },
      },
    ]),
  );
}

/** Things about cards, each with the title of its card in the place of its id. */
export async function titled<Row extends { card_id: number }>(
  db: Connection,
  rows: Row[],
): Promise<(Omit<Row, 'card_id'> & { title: string })[]> {
  const cards = await judgedCards(
    db,
    rows.map(({ card_id }) => card_id),
  );
  return rows.map(({ card_id, ...row }) => ({ ...row, title: cards.get(card_id)?.title ?? '' }));
}

const namedCards = (db: Connection) =>
  db
    .selectFrom('cards')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .select(['cards.kind', 'cards.slug', 'cards.content', 'categories.forms']);
