import type { Selectable } from 'kysely';
import type { AttributeDefinition } from '#contract/attributes.ts';
import type { CardKind, Category, CategoryForm } from '#contract/categories.ts';
import type { Connection } from '#server/platform/database.ts';
import { findCity } from '#server/places/queries.ts';
import { notFound } from '#server/platform/errors.ts';
import { cachedFact } from '#server/platform/cache/facts.ts';
import type { DB } from '#server/platform/tables.ts';
import { countByCategory } from './counts.queries.ts';

/** In their order. */
const storedCategories = cachedFact('categories', (db) =>
  db
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'forms', 'without', 'hidden'])
    .orderBy('position')
    .execute(),
);

/** Where addresses that categories had before lead: the number of the category, by the address. */
const formerSlugs = cachedFact('categories', async (db) => {
  const rows = await db
    .selectFrom('former_area_slugs')
    .select(['slug', 'category_id'])
    .where('category_id', 'is not', null)
    .execute();
  return new Map(rows.map(({ slug, category_id }) => [slug, category_id]));
});

/** Those that are offered. */
export async function listCategories(db: Connection, city?: string): Promise<Category[]> {
  const place = city === undefined ? undefined : await findCity(db, city);
  const isNowhere = city !== undefined && !place;
  const [categories, counts] = await Promise.all([
    storedCategories(db),
    isNowhere ? [] : countByCategory(db, place?.slug),
  ]);
  const countOf = (id: number, kind: CardKind) =>
    counts.find((row) => row.category_id === id && row.kind === kind)?.count ?? 0;
  const offered = categories.filter(({ hidden }) => !hidden);
  return offered.map(({ id, slug, name, forms }) => ({
    slug,
    name,
    forms,
    cards_count: { vacancy: countOf(id, 'vacancy'), resume: countOf(id, 'resume') },
  }));
}

export async function countCards(db: Connection): Promise<{ vacancies: number; resumes: number }> {
  const counts = await countByCategory(db);
  const sum = (kind: CardKind) =>
    counts.filter((row) => row.kind === kind).reduce((total, row) => total + row.count, 0);
  return { vacancies: sum('vacancy'), resumes: sum('resume') };
}

export interface StoredCategory extends Omit<CategoryForm, 'kind' | 'definitions'> {
  id: number;
  hidden: boolean;
}

/** Also by an address that it had before. */
async function findCategory(db: Connection, address: string): Promise<StoredCategory | undefined> {
  const all = await storedCategories(db);
  const former = all.some(({ slug }) => slug === address) ? null : await formerSlugs(db);
  const row = all.find(({ id, slug }) => slug === address || id === former?.get(address));
  if (!row) return undefined;
  const { id, slug, name, forms, hidden } = row;
  return { id, hidden, category: { slug, name, forms } };
}

/** What a word in an address stands for: no city has the word of a category. */
export async function findArea(db: Connection, address: string) {
  const found = await findCategory(db, address);
  if (found) return { is: 'category' as const, slug: found.category.slug };
  const city = await findCity(db, address);
  return city ? { is: 'city' as const, slug: city.slug } : null;
}

export async function getCategory(db: Connection, slug: string): Promise<StoredCategory> {
  const found = await findCategory(db, slug);
  if (!found) throw notFound('Такой категории у нас нет');
  return found;
}

/** The questions of a category and those common to all cards of the kind, in order of the form. */
export async function listDefinitions(
  db: Connection,
  categoryId: number,
  kind: CardKind,
): Promise<AttributeDefinition[]> {
  return keptDefinitions[kind](db, categoryId);
}

const keptDefinitions = {
  vacancy: cachedFact('categories', readDefinitions('vacancy')),
  resume: cachedFact('categories', readDefinitions('resume')),
};

function readDefinitions(kind: CardKind) {
  return async (db: Connection, categoryId: number): Promise<AttributeDefinition[]> => {
    const [rows, categories] = await Promise.all([
      db
        .selectFrom('attribute_definitions')
        .selectAll()
        .where('kind', '=', kind)
        .where((where) =>
          where.or([where('category_id', 'is', null), where('category_id', '=', categoryId)]),
        )
        .orderBy('position')
        .orderBy('id')
        .execute(),
      storedCategories(db),
    ]);
    const leftOut = categories.find(({ id }) => id === categoryId)?.without ?? [];
    const isLeftOut = (row: (typeof rows)[number]) =>
      row.category_id === null && leftOut.includes(row.key);
    const own = new Set(rows.filter((row) => !isLeftOut(row)).map(({ key }) => key));
    // Whoever has answered one before it was left out keeps the answer, unless another stands for it.
    return rows
      .filter((row) => !isLeftOut(row) || !own.has(row.key))
      .map((row) => asDefinition({ ...row, hidden: row.hidden || isLeftOut(row) }));
  };
}

/** What everybody is told of a stored question. */
export function asDefinition(row: Selectable<DB['attribute_definitions']>): AttributeDefinition {
  const { key, label, hint, type, options, unit, min, max } = row;
  const { required, filterable, shown_on_card, step, hidden } = row;
  const told = { key, label, hint, type, options, unit, min, max };
  const uses = { required, filterable, shown_on_card, step };
  return { ...told, ...uses, ...(hidden && { hidden }) };
}

/** The same for many categories at once, as a list of cards needs it. */
export async function definitionsByCategory(
  db: Connection,
  categoryIds: number[],
  kind: CardKind,
): Promise<Map<number, AttributeDefinition[]>> {
  const lists = await Promise.all(categoryIds.map((id) => listDefinitions(db, id, kind)));
  return new Map(categoryIds.map((id, index) => [id, lists[index] ?? []]));
}
