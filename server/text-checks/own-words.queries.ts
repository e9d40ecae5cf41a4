import type { StopWord } from '#contract/stop-words.ts';
import { cachedFact } from '#server/platform/cache/facts.ts';
import type { Connection } from '#server/platform/database.ts';
import { phraseOf } from './own-words.rules.ts';

export async function listStopWords(db: Connection): Promise<StopWord[]> {
  const rows = await db.selectFrom('stop_words').selectAll().orderBy('id', 'desc').execute();
  return rows.map(({ added_at, ...word }) => ({ ...word, added_at: added_at.toISOString() }));
}

/** Tag: `stop_words`. */
export const ownStopWords = cachedFact('stop_words', async (db) => {
  const rows = await db.selectFrom('stop_words').select('words').execute();
  return rows.map(({ words }) => phraseOf(words));
});
