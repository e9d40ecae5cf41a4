import type { AttributeDefinition } from '#contract/attributes.ts';
import type { CardKind, Category, CategoryForm } from '#contract/categories.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { cachedFact } from '#server/platform/cache/facts.ts';
import { countByCategory } from './counts.queries.ts';

/** In their order. */
const storedCategories = cachedFact('categories', (db) =>
  db
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'forms', 'without'])
    .orderBy('position')
    .execute(),
);

export async function listCategories(db: Connection, city?: string): Promise<Category[]> {
  const [categories, counts] = await Promise.all([storedCategories(db), countByCategory(db, city)]);
  const countOf = (id: number, kind: CardKind) =>
    counts.find((row) => row.category_id === id && row.kind === kind)?.count ?? 0;
  return categories.map(({ id, slug, name, forms }) => ({
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
}

export async function getCategory(db: Connection, slug: string): Promise<StoredCategory> {
  const row = (await storedCategories(db)).find((one) => one.slug === slug);
  if (!row) throw notFound('Такой категории у нас нет');
  const { id, name, forms } = row;
  return { id, category: { slug, name, forms } };
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
    return rows
      .filter((row) => row.category_id !== null || !leftOut.includes(row.key))
      .map(
        ({ id: _id, category_id: _category, kind: _kind, position: _position, ...rest }) => rest,
      );
  };
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
