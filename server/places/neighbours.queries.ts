import type { CardKind } from '#contract/categories.ts';
import type { Connection } from '#server/platform/database.ts';
import { distance, type Point } from './rules.ts';

export interface NeighboursWanted {
  limit: number;
  /** Only those with cards of a kind, or of any. */
  with_cards?: CardKind | 'any' | undefined;
  /** Slug of the category that the cards are of. */
  category?: string | undefined;
}

interface Town extends Point {
  id: number;
}

/** Whoever lives farther away is no neighbour (about 300 km). */
const nearWithin = 2.7 ** 2;
/** Of those it is looked whether they have cards. */
const lookedAtMost = 100;

/** The nearest first. */
export async function neighboursOf<One extends Town>(
  db: Connection,
  middle: Town,
  towns: readonly One[],
  { limit, with_cards, category }: NeighboursWanted,
): Promise<One[]> {
  const nearest = towns
    .filter(({ id }) => id !== middle.id)
    .map((city) => ({ city, way: distance(middle, city) }))
    .toSorted((one, other) => one.way - other.way);
  if (!with_cards) return nearest.slice(0, limit).map(({ city }) => city);
  const near = nearest
    .filter(({ way }) => way <= nearWithin)
    .slice(0, lookedAtMost)
    .map(({ city }) => city);
  if (near.length === 0) return [];
  const kinds: CardKind[] = with_cards === 'any' ? ['vacancy', 'resume'] : [with_cards];
  const filled = await withCards(db, near, kinds, category);
  return near.filter(({ id }) => filled.has(id)).slice(0, limit);
}

/** A look into an index for each. */
async function withCards(
  db: Connection,
  near: readonly Town[],
  kinds: CardKind[],
  category: string | undefined,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('cities')
    .select('cities.id')
    .where(
      'cities.id',
      'in',
      near.map(({ id }) => id),
    )
    .where((eb) =>
      eb.or(
        kinds.map((kind) => {
          const cards = eb
            .selectFrom('cards')
            .select('cards.id')
            .whereRef('cards.city_id', '=', 'cities.id')
            .where('cards.kind', '=', kind)
            .where('cards.state', '=', 'published')
            .where('cards.deleted_at', 'is', null);
          if (category === undefined) return eb.exists(cards);
          const asked = eb.selectFrom('categories').select('id').where('slug', '=', category);
          return eb.exists(cards.where('cards.category_id', '=', asked));
        }),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
