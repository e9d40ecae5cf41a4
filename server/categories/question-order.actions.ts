import { sql } from 'kysely';
import type { CardKind } from '#contract/categories.ts';
import type { QuestionSet } from '#contract/question-editing.ts';
import { changesInWords, recordAudit } from '#server/audit/actions.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { positionsInOrder } from './questions.rules.ts';

/** Questions of a kind are changed by one of the staff at a time: their keys and places hang together. */
export async function lockQuestions(trx: Connection, kind: CardKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`questions ${kind}`}, 0))`.execute(trx);
}

export interface StoredSet {
  categoryId: number | null;
  kind: CardKind;
}

/** After the last question of the step, else after all of the set. */
export async function placeForQuestion(
  trx: Connection,
  { categoryId, kind }: StoredSet,
  step: string,
): Promise<number> {
  const { in_step, last } = await trx
    .selectFrom('attribute_definitions')
    .select(({ fn }) => [
      fn.max<number | null>('position').filterWhere('step', '=', step).as('in_step'),
      fn.max<number | null>('position').as('last'),
    ])
    .where('kind', '=', kind)
    .where((where) =>
      where.or([
        where('category_id', 'is', null),
        ...(categoryId === null ? [] : [where('category_id', '=', categoryId)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return in_step === null ? (last ?? 0) + 100 : in_step + 1;
}

/** All questions of a set in another order; those of every card keep their places among them. */
export async function orderQuestions(
  db: Database,
  viewer: SignedIn,
  { category, kind, ids }: QuestionSet & { ids: number[] },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockQuestions(trx, kind);
    const rows = await trx
      .selectFrom('attribute_definitions')
      .select(['id', 'label', 'position'])
      .where('kind', '=', kind)
      .where('category_id', 'is not distinct from', category === 'common' ? null : category)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const labels = new Map(rows.map(({ id, label }) => [id, label]));
    const isSame = ids.length === rows.length && new Set(ids).size === rows.length;
    if (!isSame || !ids.every((id) => labels.has(id))) {
      throw conflict('Список вопросов изменился. Обновите страницу', 'stale_version');
    }
    const positions = positionsInOrder(rows.map(({ position }) => position));
    for (const [at, id] of ids.entries()) {
      const position = positions[at] ?? 0;
      await trx
        .updateTable('attribute_definitions')
        .set({ position })
        .where('id', '=', id)
        .execute();
    }
    const inWords = (all: number[]) => ({ Порядок: all.map((id) => labels.get(id)).join(', ') });
    const changed = changesInWords(inWords(rows.map(({ id }) => id)), inWords(ids));
    const [first = 0] = ids;
    const subject = { type: 'question', id: first } as const;
    await recordAudit(trx, viewer, { action: 'question_order', subject, detail: { changed } });
    await markPagesChanged(trx, ['categories']);
  });
}
