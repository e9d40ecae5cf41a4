import { sql } from 'kysely';
import type { ComplaintReason, Quote } from '#contract/complaints.ts';
import { undecided } from '#server/decisions/rows.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { type ComplaintAbout, openComplaint } from './queries.ts';
import { addTo, joinQuotes } from './rules.ts';

interface Said {
  reason: ComplaintReason;
  text: string;
  quotes: Quote[];
}

/** Keeps a new one, or adds to the one that is open; null when all of it was said before. */
export async function storeComplaint(trx: Connection, about: ComplaintAbout, said: Said) {
  const { reason, text, quotes } = said;
  const first = await trx
    .insertInto('complaints')
    .values({ ...about, reason, text, quotes: JSON.stringify(quotes) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (first) return { id: first.id, reason, text, isAddition: false };
  const kept = await openComplaint(trx, about);
  if (!kept) return null;
  const joined = joinQuotes(kept.quotes, quotes);
  const isMoreQuoted = joined.length > kept.quotes.length;
  const words = addTo(kept, said) ?? (isMoreQuoted ? { reason, text: kept.text } : null);
  if (!words) return null;
  // Whoever has decided a moment ago has not read this.
  const unread = {
    ...words,
    ...undecided,
    answer: '',
    quotes: JSON.stringify(joined),
    said_at: sql<Date>`now()`,
  };
  await trx.updateTable('complaints').set(unread).where('id', '=', kept.id).execute();
  return { id: kept.id, ...words, isAddition: true };
}
