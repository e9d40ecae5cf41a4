import { countedAtMost } from '#contract/card-search.ts';
import type { CardKind } from '#contract/categories.ts';
import { cachedFact } from '#server/platform/cache/facts.ts';
import type { Connection } from '#server/platform/database.ts';

interface CategoryCount {
  category_id: number;
  kind: CardKind;
  count: number;
}

interface Known {
  counts: CategoryCount[];
  until: number;
}

const goodForMs = 60_000;

/** Of places with more cards than anybody counts, by their slug; «» is the whole country. */
const knownCounts = new WeakMap<Connection, Map<string, Known>>();

const storedCounts = cachedFact('cards', (db, city: string) =>
  db
    .selectFrom('cards')
    .select(({ fn }) => ['category_id', 'kind', fn.countAll<number>().as('count')])
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .$if(city !== '', (cards) =>
      cards.where('city_id', '=', (cities) =>
        cities.selectFrom('cities').select('id').where('slug', '=', city),
      ),
    )
    .groupBy(['category_id', 'kind'])
    .execute(),
);

/**
 * Published cards by category and kind, in a city or everywhere. Counting very many takes long, and
 * every page asks: their numbers may be a minute old, and are counted anew behind the scenes.
 */
export async function countByCategory(db: Connection, city = ''): Promise<CategoryCount[]> {
  const kept = knownCounts.get(db) ?? new Map<string, Known>();
  knownCounts.set(db, kept);
  const known = kept.get(city);
  if (!known) return count();
  if (known.until < Date.now()) {
    known.until = Date.now() + goodForMs;
    // The next one tries again.
    count().catch(() => undefined);
  }
  return known.counts;

  async function count(): Promise<CategoryCount[]> {
    const counts = await storedCounts(db, city);
    const all = counts.reduce((sum, one) => sum + one.count, 0);
    if (all > countedAtMost) kept.set(city, { counts, until: Date.now() + goodForMs });
    else kept.delete(city);
    return counts;
  }
}
