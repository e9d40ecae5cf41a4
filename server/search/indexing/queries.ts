import type { CardKind } from '#contract/categories.ts';
import type { Draft } from '#contract/drafts.ts';
import { listDefinitions } from '#server/categories/queries.ts';
import { findStoredCity } from '#server/places/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { searchColumns } from './rules.ts';

interface IndexedCard {
  kind: CardKind;
  category_id: number;
  owner_id: number;
}

/**
 * What the search asks for of a text that is about to be shown, as columns of its card, with its
 * city and category; undefined when the city is unknown.
 */
export async function indexOf(db: Connection, card: IndexedCard, content: Draft) {
  const surroundings = await surroundingsOf(db, card, content.city);
  if (!surroundings) return undefined;
  const definitions = await listDefinitions(db, card.category_id, card.kind);
  const { city, category } = surroundings;
  const columns = searchColumns(content, { ...surroundings, kind: card.kind, definitions });
  return { columns, city, category };
}

async function surroundingsOf(
  db: Connection,
  card: Pick<IndexedCard, 'category_id' | 'owner_id'>,
  citySlug: string | null,
) {
  const [city, category, owner] = await Promise.all([
    citySlug === null ? undefined : findStoredCity(db, citySlug),
    db
      .selectFrom('categories')
      .select(['slug', 'name', 'forms'])
      .where('id', '=', card.category_id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('users')
      .select('passport_verified_at')
      .where('id', '=', card.owner_id)
      .executeTakeFirstOrThrow(),
  ]);
  if (!city) return undefined;
  const stored = await db
    .selectFrom('city_places')
    .select(['kind', 'slug', 'name', 'former_names'])
    .where('city_id', '=', city.id)
    .execute();
  // Cards name a station as it was called when they were written.
  const places = stored.flatMap(({ kind, slug, name, former_names }) =>
    [name, ...former_names].map((one) => ({ kind, slug, name: one })),
  );
  const isPassportVerified = owner.passport_verified_at !== null;
  return { city, category, places, owner: { isPassportVerified } };
}
