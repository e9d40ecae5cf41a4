import { titleOf } from '#contract/card-title.ts';
import type { CardState } from '#contract/cards.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { expectedWait } from '#server/decisions/waits.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { today } from '#server/platform/database/days.queries.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '#server/platform/tables.ts';
import { namesOwner } from '../queries.ts';
import { waitingReviews } from '../reviews/queries.ts';
import { shownBlock, shownReview } from './rules.ts';

/** A person has no more cards than a screen can list; the limit only guards the server. */
const ownAtMost = 500;

export async function listOwnCards(
  db: Connection,
  viewer: SignedIn,
  kind: CardKind,
  filter: { status?: CardState | undefined; category?: string | undefined },
): Promise<OwnCard[]> {
  let query = ownCards(db)
    .where('cards.owner_id', '=', viewer.id)
    .where('cards.kind', '=', kind)
    .where('cards.deleted_at', 'is', null);
  if (filter.status) query = query.where('cards.state', '=', filter.status);
  if (filter.category) query = query.where('categories.slug', '=', filter.category);
  const rows = await query
    .orderBy('cards.updated_at', 'desc')
    .orderBy('cards.id', 'desc')
    .limit(ownAtMost)
    .execute();
  const wait = rows.some(isWaiting) ? await expectedWait(db, reviewsQueue) : null;
  return rows.map((row) => asOwnCard(row, wait));
}

/** As its owner sees it; called for cards that `access` has handed out. */
export async function describeOwnCard(db: Connection, { id }: { id: number }): Promise<OwnCard> {
  const row = await ownCards(db).where('cards.id', '=', id).executeTakeFirstOrThrow();
  return asOwnCard(row, isWaiting(row) ? await expectedWait(db, reviewsQueue) : null);
}

function ownCards(db: Connection) {
  return db
    .selectFrom('cards')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .select((card) => [
      'cards.slug',
      'cards.kind',
      'cards.state',
      'cards.draft',
      'cards.version',
      sql<Date | null>`coalesce(cards.sunk_from, cards.published_at)`.as('published_at'),
      'cards.silence_asked_at',
      sql<boolean>`cards.sunk_from is not null`.as('is_sunk'),
      'cards.updated_at',
      'cards.busy_until',
      sql<number | null>`case when cards.state = 'published' and cards.open_until is not null then
        greatest(0, cards.open_until - (now() at time zone 'Europe/Moscow')::date) end`.as(
        'days_left',
      ),
      'cards.closed_at',
      'cards.closing',
      'cards.blocked_reason',
      lastReview(card).as('review'),
      lastAppeal(card).as('appeal'),
      responsesTo(card).as('responses'),
      interestIn.as('interest'),
      'categories.slug as category_slug',
      'categories.name as category_name',
      'categories.forms',
      sql<boolean>`cards.content is null or cards.draft is distinct from cards.content`.as(
        'has_changes',
      ),
      namesOwner.as('names_owner'),
    ]);
}

/** The text sent last, unless it has passed, was taken back, or a better one is shown since. */
function lastReview(card: ExpressionBuilder<DB, 'cards'>) {
  return jsonObjectFrom(
    card
      .selectFrom('card_reviews as review')
      .select([
        'review.created_at as sent_at',
        'review.decision',
        'review.applied_at',
        'review.reason',
        'review.notes',
        'review.content',
        sql<boolean>`cards.draft is distinct from review.content`.as('is_outdated'),
      ])
      .whereRef('review.card_id', '=', 'cards.id')
      .where('review.withdrawn_at', 'is', null)
      .where(
        sql<SqlBool>`not exists (
          select from card_events as shown
          where shown.card_id = cards.id and shown.reason in ('published', 'changed')
            and shown.created_at > review.applied_at
        )`,
      )
      .orderBy('review.id', 'desc')
      .limit(1),
  );
}

/** What waits for something, and what is new to the owner. */
const responsesTo = (card: ExpressionBuilder<DB, 'cards'>) =>
  jsonObjectFrom(
    card
      .selectFrom('responses')
      .select([
        sql<number>`(count(*) filter (where status in ('sent', 'viewed', 'invited')))::int`.as(
          'open',
        ),
        sql<number>`(count(*) filter (
          where case when vacancy_id = cards.id then employer_unread else worker_unread end))::int`.as(
          'unread',
        ),
        sql<number | null>`(
          select most from response_limits where response_limits.vacancy_id = cards.id)`.as('most'),
        sql<boolean>`coalesce(
          count(*) filter (
            where began = 'worker' and status in ('sent', 'viewed', 'invited')
          ) >= (select most from response_limits where response_limits.vacancy_id = cards.id),
          false)`.as('is_full'),
      ])
      .where(sql<boolean>`vacancy_id = cards.id or resume_id = cards.id`),
  ).$notNull();

const interestIn = sql<OwnCard['interest']>`json_build_object(
  'views', (
    select coalesce(sum(times), 0)::int from card_views
    where card_views.card_id = cards.id
      and day > ${today} - 7),
  'openings', (
    select count(*)::int from contact_openings where contact_openings.card_id = cards.id))`;

/** Of what the card is blocked for now. */
function lastAppeal(card: ExpressionBuilder<DB, 'cards'>) {
  return jsonObjectFrom(
    card
      .selectFrom('appeals')
      .select([
        'appeals.text',
        'appeals.created_at',
        'appeals.decision',
        'appeals.applied_at',
        'appeals.reason',
      ])
      .whereRef('appeals.card_id', '=', 'cards.id')
      .where('cards.state', '=', 'blocked')
      .whereRef('appeals.created_at', '>=', 'cards.blocked_at')
      .orderBy('appeals.id', 'desc')
      .limit(1),
  );
}

type OwnRow = Awaited<ReturnType<ReturnType<typeof ownCards>['executeTakeFirstOrThrow']>>;

const reviewsQueue = { table: 'card_reviews', waiting: waitingReviews };

const isWaiting = ({ review }: OwnRow): boolean => review !== null && review.applied_at === null;

function asOwnCard(
  { category_slug, category_name, forms, ...row }: OwnRow,
  wait: number | null,
): OwnCard {
  const { review, appeal, blocked_reason, silence_asked_at, is_sunk, ...card } = row;
  const asked_at = card.state === 'published' ? silence_asked_at?.toISOString() : undefined;
  return {
    ...card,
    review: review && shownReview(review, card.draft, wait),
    silence: asked_at === undefined ? null : { asked_at, is_sunk },
    block: blocked_reason === null ? null : shownBlock(blocked_reason, appeal),
    ...closingOf(card),
    category: { slug: category_slug, name: category_name },
    title: titleOf(card.kind, card.draft.title, forms),
    published_at: card.published_at?.toISOString() ?? null,
    updated_at: card.updated_at.toISOString(),
  };
}

/** A closed card that is being looked at before it comes back is not closed for now. */
function closingOf({ state, closed_at, closing }: Pick<OwnRow, 'state' | 'closed_at' | 'closing'>) {
  return state === 'closed' && closed_at
    ? { closed_at: closed_at.toISOString(), closing }
    : { closed_at: null, closing: null };
}
