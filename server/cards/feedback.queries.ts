import { type ExpressionBuilder, sql } from 'kysely';
import type { CardKind } from '#contract/categories.ts';
import type { CardFeedback } from '#contract/shown-feedback.ts';
import type { Connection } from '#server/platform/database.ts';
import type { DB } from '#server/platform/tables.ts';

const shownAtMost = 20;

/** «Семья, Москва», «Няня, Москва»: by the vacancy that it was about; nobody is named. */
export const authorWords = (row: ExpressionBuilder<DB, 'feedback'>) =>
  row
    .selectFrom('responses')
    .innerJoin('cards', 'cards.id', 'responses.vacancy_id')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .leftJoin('cities', 'cities.id', 'cards.city_id')
    .select(
      sql<string>`concat_ws(', ',
        case when feedback.by_family then 'Семья' else categories.name end, cities.name)`.as('by'),
    )
    .whereRef('responses.id', '=', 'feedback.response_id')
    .$asScalar()
    .$notNull()
    .as('by');

/** What is said of the owner of a card as a worker, or as a family. */
export async function feedbackOfOwner(
  db: Connection,
  { id, kind }: { id: number; kind: CardKind },
): Promise<CardFeedback> {
  const about = db
    .selectFrom('feedback')
    .innerJoin('cards as shown', 'shown.owner_id', 'feedback.about_id')
    .where('shown.id', '=', id)
    .where('feedback.by_family', '=', kind === 'resume')
    .where('feedback.shown_at', 'is not', null);
  const [counts, list] = await Promise.all([
    about
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        sql<number>`count(*) filter (where again)`.as('again'),
        sql<number>`count(*) filter (where as_agreed)`.as('as_agreed'),
        sql<number>`count(*) filter (where on_time)`.as('on_time'),
      ])
      .executeTakeFirstOrThrow(),
    about
      .select([
        'feedback.id',
        'feedback.again',
        'feedback.as_agreed',
        'feedback.on_time',
        'feedback.text',
        'feedback.reply',
        'feedback.shown_at',
      ])
      .select(authorWords)
      .orderBy('feedback.shown_at', 'desc')
      .orderBy('feedback.id', 'desc')
      .limit(shownAtMost)
      .execute(),
  ]);
  return {
    ...counts,
    list: list.flatMap(({ shown_at, ...row }) =>
      shown_at === null ? [] : { ...row, shown_at: shown_at.toISOString() },
    ),
  };
}
