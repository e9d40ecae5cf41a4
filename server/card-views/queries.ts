import { type ExpressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Interest, viewDays } from '#contract/card-views.ts';
import { titleOf } from '#contract/card-title.ts';
import type { CardKind } from '#contract/categories.ts';
import { moscowDay } from '#contract/russian.ts';
import { describeOwnCard } from '#server/cards/own.queries.ts';
import { ownCardOfAnyKind } from '#server/cards/access.ts';
import type { Connection } from '#server/platform/database.ts';
import type { DB } from '#server/platform/tables.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

const namedAtMost = 50;
const day = 24 * 60 * 60 * 1000;

/** For the owner: how often by the day, and who, as far as a card of theirs tells it to everybody. */
export async function describeInterest(
  db: Connection,
  viewer: SignedIn,
  slug: string,
  now = new Date(),
): Promise<Interest> {
  const card = await ownCardOfAnyKind(db, viewer, slug);
  const since = moscowDay(new Date(now.getTime() - (viewDays - 1) * day));
  const [{ title, kind }, days, viewers, openings] = await Promise.all([
    describeOwnCard(db, card),
    viewsByDay(db, card.id, since),
    viewersOf(db, card, since),
    openingsOf(db, card),
  ]);
  const named = viewers.flatMap(({ card: theirs, ...one }) =>
    theirs ? [{ ...one, card: shown(theirs) }] : [],
  );
  return {
    title,
    kind,
    days: daysSince(since, days),
    viewers: named.slice(0, namedAtMost),
    unnamed: viewers.length - named.length,
    openings: openings.map(({ card: theirs, opened_at }) => ({
      opened_at: opened_at.toISOString(),
      card: theirs && shown(theirs),
    })),
  };
}

async function viewsByDay(db: Connection, cardId: number, since: string) {
  const rows = await db
    .selectFrom('card_views')
    .select(['day', sql<number>`sum(times)::int`.as('views')])
    .where('card_id', '=', cardId)
    .where('day', '>=', since)
    .groupBy('day')
    .execute();
  return new Map(rows.map((row) => [row.day, row.views]));
}

function daysSince(since: string, views: Map<string, number>): Interest['days'] {
  const first = Date.parse(since);
  return Array.from({ length: viewDays }, (_one, at) => {
    const name = new Date(first + at * day).toISOString().slice(0, 10);
    return { day: name, views: views.get(name) ?? 0 };
  });
}

interface LookedAt {
  id: number;
  kind: CardKind;
}

/** The last first. */
function viewersOf(db: Connection, { id, kind }: LookedAt, since: string) {
  return db
    .selectFrom('card_views')
    .innerJoin('users', 'users.id', 'card_views.viewer_id')
    .select((row) => [
      sql<number>`sum(times)::int`.as('times'),
      sql<string>`max(day)::text`.as('last_day'),
      newestCard(row, kind).as('card'),
    ])
    .where('card_views.card_id', '=', id)
    .where('card_views.day', '>=', since)
    .groupBy('users.id')
    .orderBy(sql`max(day)`, 'desc')
    .orderBy('users.id', 'desc')
    .execute();
}

function openingsOf(db: Connection, { id, kind }: LookedAt) {
  return db
    .selectFrom('contact_openings')
    .innerJoin('users', 'users.id', 'contact_openings.user_id')
    .select((row) => ['contact_openings.opened_at', newestCard(row, kind).as('card')])
    .where('contact_openings.card_id', '=', id)
    .orderBy('contact_openings.opened_at', 'desc')
    .limit(namedAtMost)
    .execute();
}

/** Of the other side, and published: what everybody may see of the person anyway. */
function newestCard(row: ExpressionBuilder<DB, 'users'>, kind: CardKind) {
  return jsonObjectFrom(
    row
      .selectFrom('cards')
      .innerJoin('categories', 'categories.id', 'cards.category_id')
      .innerJoin('cities', 'cities.id', 'cards.city_id')
      .select([
        'cards.kind',
        'cards.slug',
        'cards.content',
        'categories.forms',
        'cities.slug as city_slug',
        'cities.name as city_name',
      ])
      .whereRef('cards.owner_id', '=', 'users.id')
      .where('cards.kind', '=', kind === 'resume' ? 'vacancy' : 'resume')
      .where('cards.state', '=', 'published')
      .where('cards.deleted_at', 'is', null)
      .orderBy('cards.published_at', 'desc')
      .limit(1),
  );
}

type Shown = NonNullable<Awaited<ReturnType<typeof openingsOf>>[number]['card']>;

function shown({ kind, slug, content, forms, city_slug, city_name }: Shown) {
  return {
    kind,
    slug,
    title: titleOf(kind, content?.title ?? null, forms),
    city: { slug: city_slug, name: city_name },
  };
}
