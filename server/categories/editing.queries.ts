import { categoryIconOf } from '#contract/category-icons.ts';
import type { CategoryLine, CategorySource } from '#contract/category-editing.ts';
import type { CardKind } from '#contract/categories.ts';
import { skillsByCategory } from '#contract/skills.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { countByCategory } from './counts.queries.ts';

/** In the order of the site, the hidden ones where they would stand. */
export async function listAllCategories(db: Connection): Promise<CategoryLine[]> {
  const [rows, counts] = await Promise.all([
    db
      .selectFrom('categories')
      .select(['id', 'slug', 'name', 'hidden'])
      .orderBy('position')
      .orderBy('id')
      .execute(),
    countByCategory(db),
  ]);
  const countOf = (id: number, kind: CardKind) =>
    counts.find((row) => row.category_id === id && row.kind === kind)?.count ?? 0;
  return rows.map((row) => ({
    ...row,
    cards: { vacancy: countOf(row.id, 'vacancy'), resume: countOf(row.id, 'resume') },
  }));
}

export async function showCategory(db: Connection, id: number): Promise<CategorySource> {
  const [line, row, former] = await Promise.all([
    listAllCategories(db).then((all) => all.find((one) => one.id === id)),
    db
      .selectFrom('categories')
      .select(['forms', 'version'])
      .where('id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('former_area_slugs')
      .select('slug')
      .where('category_id', '=', id)
      .orderBy('slug')
      .execute(),
  ]);
  if (!line || !row) throw unknownCategory();
  const former_slugs = former.map(({ slug }) => slug);
  return { ...line, ...row, former_slugs, has_fixed_slug: hasFixedSlug(line.slug) };
}

export const unknownCategory = () => notFound('Такой категории у нас нет');

/** A picture, a test of skills and texts of this category stand in the code under its address. */
export const hasFixedSlug = (slug: string): boolean =>
  categoryIconOf(slug) !== categoryIconOf('') || slug in skillsByCategory;
