import type { CardKind } from '#contract/categories.ts';
import type { QuestionLine, QuestionSet, QuestionSource } from '#contract/question-editing.ts';
import type { Selectable } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { DB } from '#server/platform/tables.ts';
import { areMore, countAnswers, countChosen } from './answer-counts.queries.ts';
import { unknownCategory } from './editing.queries.ts';
import { asDefinition } from './queries.ts';

export type StoredQuestion = Selectable<DB['attribute_definitions']>;

interface QuestionList {
  data: QuestionLine[];
  category: { id: number; name: string; slug: string } | null;
  kind: CardKind;
  has_more_cards: boolean;
}

/** In the order of the form; of a category with those that are asked of every card. */
export async function listQuestions(
  db: Connection,
  { category: asked, kind }: QuestionSet,
): Promise<QuestionList> {
  const category = asked === 'common' ? null : await categoryOf(db, asked);
  const of = { categoryId: category?.id ?? null, kind };
  const [rows, counts, has_more_cards] = await Promise.all([
    db
      .selectFrom('attribute_definitions')
      .selectAll()
      .where('kind', '=', kind)
      .where((where) =>
        where.or([
          where('category_id', 'is', null),
          ...(category ? [where('category_id', '=', category.id)] : []),
        ]),
      )
      .orderBy('position')
      .orderBy('id')
      .execute(),
    countAnswers(db, of),
    areMore(db, of),
  ]);
  const data = rows.map((row) => ({
    ...asLine(row, counts.get(row.key) ?? 0),
    left_out: row.category_id === null && !!category?.without.includes(row.key),
  }));
  return { data, kind, has_more_cards, category: category && named(category) };
}

export async function showQuestion(db: Connection, id: number): Promise<QuestionSource> {
  const row = await db
    .selectFrom('attribute_definitions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw unknownQuestion();
  const { kind, key, version, category_id: categoryId } = row;
  const [category, counts, has_more_cards, chosen] = await Promise.all([
    categoryId === null ? null : categoryOf(db, categoryId),
    countAnswers(db, { categoryId, kind }),
    areMore(db, { categoryId, kind }),
    row.options.length > 0 ? countChosen(db, { categoryId, kind }, key) : new Map(),
  ]);
  return {
    ...asLine(row, counts.get(key) ?? 0),
    category: category && { id: category.id, name: category.name },
    kind,
    chosen: Object.fromEntries(chosen),
    has_more_cards,
    version,
  };
}

export const unknownQuestion = () => notFound('Такого вопроса нет');

/** Throws 404 for a category that is not there. */
export async function categoryOf(db: Connection, id: number) {
  const row = await db
    .selectFrom('categories')
    .select(['id', 'name', 'slug', 'without'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw unknownCategory();
  return row;
}

const named = ({ id, name, slug }: { id: number; name: string; slug: string }) => ({
  id,
  name,
  slug,
});

function asLine(row: StoredQuestion, answers: number): QuestionLine {
  const is_common = row.category_id === null;
  return { ...asDefinition(row), id: row.id, is_common, left_out: false, answers };
}
