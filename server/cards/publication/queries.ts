import type { Connection } from '#server/platform/database.ts';

/** What the search columns of a card need beside its text; undefined when its city is unknown. */
export async function surroundingsOf(
  db: Connection,
  card: { category_id: number; owner_id: number },
  citySlug: string | null,
) {
  const [city, category, owner] = await Promise.all([
    db
      .selectFrom('cities')
      .select(['id', 'name', 'prepositional'])
      .where('slug', '=', citySlug)
      .executeTakeFirst(),
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
  const places = await db
    .selectFrom('city_places')
    .select(['kind', 'slug', 'name'])
    .where('city_id', '=', city.id)
    .execute();
  const isPassportVerified = owner.passport_verified_at !== null;
  return { city, category, places, owner: { isPassportVerified } };
}
