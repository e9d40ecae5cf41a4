import type { StopWord } from '#contract/stop-words.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { invalid, notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { normalWords } from './own-words.rules.ts';

/** Cards that are public stay so; the next text that is sent is looked at with it. */
export async function addStopWord(
  db: Database,
  viewer: SignedIn,
  typed: string,
): Promise<StopWord> {
  const words = normalWords(typed);
  return inTransaction(db, async (trx) => {
    const row = await trx
      .insertInto('stop_words')
      .values({ words })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw invalid({ words: ['Такое слово уже есть'] });
    await recordChange(trx, viewer, 'stop_word_add', row);
    return { ...row, added_at: row.added_at.toISOString() };
  });
}

export async function removeStopWord(db: Database, viewer: SignedIn, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await trx
      .deleteFrom('stop_words')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound('Такого слова в списке нет');
    await recordChange(trx, viewer, 'stop_word_remove', row);
  });
}

async function recordChange(
  trx: Connection,
  viewer: SignedIn,
  action: 'stop_word_add' | 'stop_word_remove',
  { id, words }: { id: number; words: string },
): Promise<void> {
  await recordAudit(trx, viewer, {
    action,
    subject: { type: 'words', id: String(id) },
    detail: { said: words },
  });
  await markPagesChanged(trx, ['stop_words']);
}
