import { sql } from 'kysely';
import { areaPath, cardPath } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { isForEverybody } from '#server/cards/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { type Address, addressesPerFile } from './rules.ts';

const areas = [areaPath('vacancy'), areaPath('resume')];
const fixed = ['/', ...areas, '/tariffs', '/blog', '/ture', '/sitemap'];
/** Texts that are parts of other pages. */
const isPart = (key: string) => /^(?:ture|guide)-/.test(key);

/** Pages that are always there, and those whose texts are in the database. */
export async function listPages(db: Connection): Promise<Address[]> {
  const [pages, posts] = await Promise.all([
    db.selectFrom('content_pages').select(['key', 'updated_at']).execute(),
    db
      .selectFrom('blog_posts')
      .select(['slug', 'published_at'])
      .where('published_at', '<=', new Date())
      .orderBy('published_at', 'desc')
      .execute(),
  ]);
  return [
    ...fixed.map((path) => ({ path })),
    ...pages
      .filter(({ key }) => !isPart(key))
      .map(({ key, updated_at }) => ({ path: `/${key}`, changedAt: updated_at })),
    ...posts.map(({ slug, published_at }) => ({ path: `/blog/${slug}`, changedAt: published_at })),
  ];
}

interface Area {
  kind: CardKind;
  city: string;
  category: string;
  changed_at: Date;
}

/** Listings with something in them: of a city, of a category, and of both. */
export async function listAreas(db: Connection): Promise<Address[]> {
  // The newest card of each is found by index; grouping would read them all.
  const { rows } = await sql<Area>`
    select kind.kind, cities.slug as city, categories.slug as category, newest.published_at as changed_at
    from (values ('vacancy'), ('resume')) as kind (kind), cities, categories,
      lateral (
        select published_at from cards
        where cards.kind = kind.kind and city_id = cities.id and category_id = categories.id
          and state = 'published' and deleted_at is null
        order by published_at desc, id desc
        limit 1
      ) as newest
    order by kind.kind, cities.population desc, categories.position`.execute(db);
  const newest = new Map<string, Date>();
  for (const { kind, city, category, changed_at } of rows) {
    for (const path of [
      `/${city}`,
      areaPath(kind, city),
      areaPath(kind, category),
      areaPath(kind, city, category),
    ]) {
      const known = newest.get(path);
      if (!known || known < changed_at) newest.set(path, changed_at);
    }
  }
  return [...newest].map(([path, changedAt]) => ({ path, changedAt }));
}

/** Cards are shared out by their numbers, so that a file stays the same while others fill. */
export async function countCardFiles(db: Connection): Promise<number> {
  const { last } = await db
    .selectFrom('cards')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  return Math.ceil(((last ?? 0) + 1) / addressesPerFile);
}

/** Cards that search engines may show; files are counted from 1. */
export async function listCards(db: Connection, file: number): Promise<Address[]> {
  const first = (file - 1) * addressesPerFile;
  const rows = await db
    .selectFrom('cards')
    .select([
      'kind',
      'slug',
      sql<Date | null>`coalesce(sunk_from, published_at)`.as('published_at'),
    ])
    .where('id', '>=', first)
    .where('id', '<', first + addressesPerFile)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .where(isForEverybody)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ path: cardPath(row), changedAt: row.published_at }));
}
