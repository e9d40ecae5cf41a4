import { sql } from 'kysely';
import { moscowDay } from '#contract/russian.ts';
import { type Database, inTransaction } from '#server/platform/database.ts';
import { wordsInUse } from '../query-parsing/words-in-use.queries.ts';
import { countedWords } from './rules.ts';

/** Between one writing and the next; a restart loses no more than that. */
const writtenEveryMs = 60_000;
/** Of one process within that time: what comes above is somebody who tries words. */
const heldAtMost = 500;
/** Kept of one day, by all processes. */
const ofDayAtMost = 2000;
const missedKeptDays = 90;

interface Held {
  words: Map<string, number>;
  timer: NodeJS.Timeout;
}

const held = new WeakMap<Database, Held>();

/** Remembers what a search was for that has found nothing; the search itself writes nothing. */
export function holdMissed(db: Database, text: string, onError: (error: unknown) => void): void {
  const words = countedWords(text);
  if (words.length === 0) return;
  const known = held.get(db) ?? begin(db, onError);
  for (const word of words) {
    if (known.words.size >= heldAtMost && !known.words.has(word)) continue;
    known.words.set(word, (known.words.get(word) ?? 0) + 1);
  }
}

function begin(db: Database, onError: (error: unknown) => void): Held {
  const timer = setTimeout(() => void writeMissed(db).catch(onError), writtenEveryMs);
  timer.unref();
  const fresh = { words: new Map<string, number>(), timer };
  held.set(db, fresh);
  return fresh;
}

/** Those of them that no card has: a search of two words may fail by one alone. */
export async function writeMissed(db: Database, now = new Date()): Promise<void> {
  const known = held.get(db);
  if (!known) return;
  held.delete(db);
  clearTimeout(known.timer);
  const day = moscowDay(now);
  const inUse = await wordsInUse(db, [...known.words.keys()], 1);
  const missed = [...known.words].filter(([word]) => !inUse.has(word));
  const [words, times] = [missed.map(([word]) => word), missed.map(([, count]) => count)];
  await inTransaction(db, async (trx) => {
    await sql`
      insert into missed_words (day, word, times)
      select ${day}::date, word, times
      from unnest(${words}::text[], ${times}::int[]) as asked (word, times)
      where numnode(plainto_tsquery('russian', word)) > 0
      limit greatest(0, ${ofDayAtMost} - (
        select count(*) from missed_words where missed_words.day = ${day}::date
      ))
      on conflict (day, word) do update set times = missed_words.times + excluded.times`.execute(
      trx,
    );
  });
}

export async function purgeMissed(db: Database): Promise<void> {
  await db
    .deleteFrom('missed_words')
    .where('day', '<', sql<string>`current_date - ${missedKeptDays}::int`)
    .execute();
}
