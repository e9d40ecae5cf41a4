import { changesInWords, recordAudit } from '#server/audit/actions.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import type { CardKind } from '#contract/categories.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { unknownCategory } from './editing.queries.ts';
import { unknownQuestion } from './questions.queries.ts';

/** Whether a question that every card is asked is asked in this category, too. */
export async function setLeftOut(
  db: Database,
  viewer: SignedIn,
  { id, question }: { id: number; question: number },
  isLeftOut: boolean,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const category = await trx
      .selectFrom('categories')
      .select(['name', 'without'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!category) throw unknownCategory();
    const asked = await trx
      .selectFrom('attribute_definitions')
      .select(['key', 'label', 'kind'])
      .where('id', '=', question)
      .where('category_id', 'is', null)
      .executeTakeFirst();
    if (!asked) throw unknownQuestion();
    if (!isLeftOut) await checkNoTwin(trx, id, asked);
    const others = category.without.filter((key) => key !== asked.key);
    const without = isLeftOut ? [...others, asked.key] : others;
    await trx.updateTable('categories').set({ without }).where('id', '=', id).execute();
    const inWords = (is: boolean) => ({ [`Вопрос «${asked.label}»`]: is ? 'не задают' : 'задают' });
    const changed = changesInWords(
      inWords(category.without.includes(asked.key)),
      inWords(isLeftOut),
    );
    const subject = { type: 'category', id } as const;
    const detail = { title: category.name, changed };
    await recordAudit(trx, viewer, { action: 'category_save', subject, detail });
    await markPagesChanged(trx, ['categories']);
  });
}

/** A question of the category itself may stand for one that it leaves out. */
async function checkNoTwin(
  trx: Connection,
  categoryId: number,
  { key, kind }: { key: string; kind: CardKind },
): Promise<void> {
  const own = await trx
    .selectFrom('attribute_definitions')
    .select('label')
    .where('category_id', '=', categoryId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!own) return;
  throw conflict(`Вместо него здесь задают свой вопрос: «${own.label}»`, 'wrong_state');
}
