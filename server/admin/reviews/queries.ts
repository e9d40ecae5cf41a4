import { titleOf } from '#contract/card-title.ts';
import { type NotNull, sql } from 'kysely';
import { cardKindSchema, type CardKind } from '#contract/categories.ts';
import type { PageMeta } from '#contract/fields.ts';
import { queuedPerPage, type Review } from '#contract/moderation.ts';
import { isDue } from '#server/decisions/actions.ts';
import { leftMs, pageMeta, type Pending } from '#server/decisions/queries.ts';
import { definitionsByCategory } from '#server/categories/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { photosById } from '#server/cards/views/rows.queries.ts';
import { fieldsOf, type Form } from './fields.rules.ts';

/** The oldest first. Those of owners who are away wait until they come back. */
export async function listReviews(
  db: Connection,
  page: number,
): Promise<{ data: Review[]; meta: PageMeta }> {
  const [rows, { waiting }] = await Promise.all([reviewRows(db, page), countReviews(db)]);
  const [formOf, photos] = await Promise.all([
    formsOf(db, rows),
    photosById(
      db,
      rows.flatMap(({ content }) => content.photos),
    ),
  ]);
  const data = rows.map((row) => {
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
  return { data, meta: pageMeta(page, waiting) };
}

export async function countReviews(
  db: Connection,
): Promise<{ waiting: number; oldest_at: string | null }> {
  const { waiting, oldest } = await waitingReviews(db)
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min('review.created_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting, oldest_at: oldest && new Date(oldest).toISOString() };
}

/** What this person has decided and can still take back. */
export async function pendingReviews(db: Connection, viewer: SignedIn): Promise<Pending[]> {
  const rows = await db
    .selectFrom('card_reviews as review')
    .innerJoin('cards', 'cards.id', 'review.card_id')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .select(['review.id', 'review.content', 'cards.kind', 'categories.forms'])
    .select(['review.decision', leftMs.as('left_ms')])
    .where('review.decided_by', '=', viewer.id)
    .where('review.applied_at', 'is', null)
    .where('review.taken_back_at', 'is', null)
    .where((row) => row.not(isDue))
    .$narrowType<{ decision: NotNull }>()
    .execute();
  return rows.map(({ content, kind, forms, ...review }) => ({
    ...review,
    title: titleOf(kind, content.title, forms),
  }));
}

function waitingReviews(db: Connection) {
  return db
    .selectFrom('card_reviews as review')
    .innerJoin('cards', 'cards.id', 'review.card_id')
    .innerJoin('users as owner', 'owner.id', 'cards.owner_id')
    .where('review.decided_at', 'is', null)
    .where('review.taken_back_at', 'is', null)
    .where('cards.deleted_at', 'is', null)
    .where('cards.state', 'in', ['moderation', 'published'])
    .where('owner.blocked_at', 'is', null)
    .where('owner.deletion_asked_at', 'is', null);
}

const count = sql<number>`count(*)::int`.as('count');

function reviewRows(db: Connection, page: number) {
  return waitingReviews(db)
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .leftJoin('cities', (join) =>
      join.on('cities.slug', '=', sql<string>`review.content ->> 'city'`),
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
    .orderBy('review.created_at')
    .orderBy('review.id')
    .limit(queuedPerPage)
    .offset((page - 1) * queuedPerPage)
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
  const cities = await db
    .selectFrom('cities')
    .select(['slug', 'name'])
    .where('slug', 'in', known)
    .execute();
  return new Map(cities.map(({ slug, name }) => [slug, name]));
}
