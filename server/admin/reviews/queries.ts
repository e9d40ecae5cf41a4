import { titleOf } from '#contract/card-title.ts';
import { sql } from 'kysely';
import { cardKindSchema, type CardKind } from '#contract/categories.ts';
import type { Draft } from '#contract/drafts.ts';
import type { Review } from '#contract/queued-reviews.ts';
import { definitionsByCategory } from '#server/categories/queries.ts';
import { findCity } from '#server/places/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { photosById } from '#server/cards/views.queries.ts';
import { fieldsOf, type Form } from './fields.rules.ts';

export interface Sent {
  card_id: number;
  content: Draft;
}

export const findReview = (db: Connection, id: number): Promise<Sent | undefined> =>
  db
    .selectFrom('card_reviews')
    .select(['card_id', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function describeReviews(db: Connection, ids: number[]): Promise<Review[]> {
  const rows = await reviewRows(db, ids);
  const [formOf, photos] = await Promise.all([
    formsOf(db, rows),
    photosById(
      db,
      rows.flatMap(({ content }) => content.photos),
    ),
  ]);
  return rows.map((row) => {
    const { content, owner_id, owner_name, owner_since, forms, sent_at, ...review } = row;
    const { published, rejected, complaints, category_id: _, shown, ...rest } = review;
    return {
      ...rest,
      title: titleOf(row.kind, content.title, forms),
      sent_at: sent_at.toISOString(),
      owner: {
        id: owner_id,
        name: owner_name,
        created_at: owner_since.toISOString(),
        published,
        rejected,
        complaints,
      },
      fields: fieldsOf(content, shown, formOf(row)),
      photos: content.photos.flatMap((id) => photos.get(id) ?? []),
    };
  });
}

/** By the text that was judged. */
export async function titlesOfReviews(db: Connection, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('card_reviews as review')
    .innerJoin('cards', 'cards.id', 'review.card_id')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .select(['review.id', 'review.content', 'cards.kind', 'categories.forms'])
    .where('review.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, content, kind, forms }) => [id, titleOf(kind, content.title, forms)]),
  );
}

const count = sql<number>`count(*)::int`.as('count');

function reviewRows(db: Connection, ids: number[]) {
  return db
    .selectFrom('card_reviews as review')
    .innerJoin('cards', 'cards.id', 'review.card_id')
    .innerJoin('users as owner', 'owner.id', 'cards.owner_id')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .leftJoin('cities', (join) =>
      // Under the address that it had then.
      join.on(
        'cities.id',
        '=',
        sql<number>`coalesce(
          (select id from cities as present where present.slug = review.content ->> 'city'),
          (select city_id from former_area_slugs where slug = review.content ->> 'city')
        )`,
      ),
    )
    .select((row) => [
      'review.id',
      'review.content',
      'review.flags',
      'review.created_at as sent_at',
      'cards.slug',
      'cards.kind',
      'cards.state',
      'cards.category_id',
      'cards.content as shown',
      sql<boolean>`cards.first_published_at is null`.as('is_new'),
      'categories.name as category',
      'categories.forms',
      'cities.name as city',
      'owner.id as owner_id',
      'owner.name as owner_name',
      'owner.created_at as owner_since',
      row
        .selectFrom('cards as shown')
        .select(count)
        .whereRef('shown.owner_id', '=', 'owner.id')
        .where('shown.deleted_at', 'is', null)
        .where('shown.first_published_at', 'is not', null)
        .$asScalar()
        .$notNull()
        .as('published'),
      // Whoever deletes what was refused has been refused all the same.
      row
        .selectFrom('cards as other')
        .innerJoin('card_reviews as past', 'past.card_id', 'other.id')
        .select(count)
        .whereRef('other.owner_id', '=', 'owner.id')
        .where('past.decision', '=', 'reject')
        .where('past.applied_at', 'is not', null)
        .$asScalar()
        .$notNull()
        .as('rejected'),
      row
        .selectFrom('cards as other')
        .innerJoin('complaints', 'complaints.card_id', 'other.id')
        .select(count)
        .whereRef('other.owner_id', '=', 'owner.id')
        .$asScalar()
        .$notNull()
        .as('complaints'),
    ])
    .where('review.id', 'in', ids)
    .execute();
}

type ReviewRow = Awaited<ReturnType<typeof reviewRows>>[number];

/** What all texts of a page are put into words by: a query for each kind and one for the cities. */
async function formsOf(
  db: Connection,
  rows: ReviewRow[],
): Promise<(row: { kind: CardKind; category_id: number }) => Form> {
  const [cities, ...byKind] = await Promise.all([
    citiesOf(db, rows),
    ...cardKindSchema.options.map((kind) => {
      const ids = rows.filter((row) => row.kind === kind).map((row) => row.category_id);
      return definitionsByCategory(db, [...new Set(ids)], kind);
    }),
  ]);
  const now = new Date();
  return ({ kind, category_id }) => {
    const questions = byKind[cardKindSchema.options.indexOf(kind)];
    return { kind, definitions: questions?.get(category_id) ?? [], cities, now };
  };
}

async function citiesOf(db: Connection, rows: ReviewRow[]): Promise<Map<string, string>> {
  const slugs = rows.flatMap(({ content, shown }) => [content.city, shown?.city ?? null]);
  const known = [...new Set(slugs)].filter((slug) => slug !== null);
  if (known.length === 0) return new Map();
  const cities = await Promise.all(known.map((slug) => findCity(db, slug)));
  return new Map(known.map((slug, at) => [slug, cities[at]?.name ?? slug]));
}
