import type { AttributeDefinition } from '#contract/attributes.ts';
import type { CardPage, CardTile } from '#contract/cards.ts';
import { cardKindSchema } from '#contract/categories.ts';
import { definitionsByCategory, listDefinitions } from '#server/categories/queries.ts';
import { findCity } from '#server/places/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { invalid, notFound } from '#server/platform/errors.ts';
import type { SignedIn, Viewer } from '#server/platform/viewer.ts';
import type { Card } from '../access.ts';
import { type CommonRow, commonRows, publicRows } from './rows/queries.ts';
import { pageOf, type ShownCard, tileOf } from './rules.ts';

/** Tiles of published cards in the order of their ids, as this viewer sees them. */
export async function tilesOf(db: Connection, viewer: Viewer, ids: number[]): Promise<CardTile[]> {
  if (ids.length === 0) return [];
  const rows = await publicRows(db, viewer).where('cards.id', 'in', ids).execute();
  const questionsOf = await questionsOfAll(db, rows);
  const now = new Date();
  const tiles = new Map(
    rows.map((row) => [row.id, tileOf(asPublic(row), questionsOf(row), now)] as const),
  );
  return ids.flatMap((id) => tiles.get(id) ?? []);
}

export async function pageOfCard(
  db: Connection,
  viewer: Viewer,
  { id }: Pick<Card, 'id'>,
): Promise<CardPage> {
  const row = await publicRows(db, viewer).where('cards.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const definitions = await listDefinitions(db, row.category_id, row.kind);
  return pageOf(asPublic(row), definitions, new Date());
}

/** The draft of an own card as people would see it. */
export async function previewOfCard(
  db: Connection,
  viewer: SignedIn,
  card: Card,
): Promise<CardPage> {
  const place = card.draft.city ? await findCity(db, card.draft.city) : undefined;
  if (!place) throw invalid({ city: ['Сначала выберите город'] }, 'Сначала выберите город');
  const row = await commonRows(db, viewer)
    .where('cards.id', '=', card.id)
    .executeTakeFirstOrThrow();
  const definitions = await listDefinitions(db, card.category_id, card.kind);
  const now = new Date();
  const { slug, name, prepositional } = place;
  const city = { slug, name, prepositional };
  const published_at = card.published_at ?? now;
  return pageOf(asShown(row, { content: card.draft, published_at, city }), definitions, now);
}

/** The questions of all categories on a list at once: one query for each kind. */
async function questionsOfAll(
  db: Connection,
  rows: CommonRow[],
): Promise<(row: CommonRow) => AttributeDefinition[]> {
  const lists = await Promise.all(
    cardKindSchema.options.map(async (kind) => {
      const ids = rows.filter((row) => row.kind === kind).map((row) => row.category_id);
      if (ids.length === 0) return [];
      const definitions = await definitionsByCategory(db, [...new Set(ids)], kind);
      return [...definitions].map(([id, list]) => [`${kind}:${id}`, list] as const);
    }),
  );
  const questions = new Map(lists.flat());
  return (row) => questions.get(`${row.kind}:${row.category_id}`) ?? [];
}

type PublicRow = Awaited<ReturnType<ReturnType<typeof publicRows>['execute']>>[number];

function asPublic({
  content,
  published_at,
  city_slug,
  city_name,
  prepositional,
  ...row
}: PublicRow) {
  const city = { slug: city_slug, name: city_name, prepositional };
  return asShown(row, { content, published_at, city });
}

type Varying = Pick<ShownCard, 'content' | 'published_at' | 'city'>;

function asShown(row: CommonRow, varying: Varying): ShownCard {
  return {
    ...varying,
    slug: row.slug,
    kind: row.kind,
    category: { slug: row.category_slug, name: row.category_name, forms: row.forms },
    ownerName: row.owner_name,
    isDistributed: row.is_distributed,
    isOwn: row.is_own,
    isFavorite: row.is_favorite,
  };
}
