import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { dropRepeats, splitLastWord } from './rules.ts';

/** Questions to the text index. */
export interface Words {
  /** Every word in any of its forms, or another for the same; the last may be unfinished. */
  wide: string;
  /** The very words that were typed. */
  exact: string;
}

const goodForMs = 60_000;
const keptAtMost = 5000;
/** Many people look for the same; what the content makes of words changes seldom. */
const kept = new WeakMap<Connection, { since: number; words: Map<string, Words | null> }>();

/** Null: nothing to look for. */
export async function readWords(db: Connection, text: string): Promise<Words | null> {
  const [words] = await readTexts(db, [text]);
  return words ?? null;
}

/** Several at once. Asked for by itself: in the search it must be a constant, or no index serves it. */
export async function readTexts(db: Connection, texts: string[]): Promise<(Words | null)[]> {
  const known = keptWords(db);
  const unknown = [...new Set(texts)].filter((text) => text && !known.has(text));
  if (unknown.length > 0) {
    const each = unknown.map(
      (text) =>
        sql`select ${text} as text, (${wide(text)})::text as wide, (${withoutIdle(text)})::text as exact`,
    );
    const { rows } = await sql<
      Words & { text: string }
    >`${sql.join(each, sql` union all `)}`.execute(db);
    for (const { text, ...words } of rows) {
      known.set(text, words.wide ? { ...words, wide: dropRepeats(words.wide) } : null);
    }
  }
  return texts.map((text) => known.get(text) ?? null);
}

function keptWords(db: Connection): Map<string, Words | null> {
  const now = Date.now();
  const held = kept.get(db);
  if (held && now - held.since < goodForMs && held.words.size < keptAtMost) return held.words;
  const words = new Map<string, Words | null>();
  kept.set(db, { since: now, words });
  return words;
}

function wide(text: string) {
  const { before, beginning } = splitLastWord(text);
  if (!beginning) return rewritten(text);
  // A word that asks for nothing, «ищу», is not the beginning of another one.
  return sql`${rewritten(text)} || case
    when numnode(${rewritten(beginning)}) = 0 then ''
    else ${rewritten(before)} && to_tsquery('simple', ${`${beginning}:*`})
  end`;
}

const asTyped = (text: string) => sql`websearch_to_tsquery('russian', ${text})`;
const withoutIdle = (text: string) => sql`ts_rewrite(
  ${asTyped(text)},
  'select target, substitute from word_rewrites where numnode(substitute) = 0'
)`;
const rewritten = (text: string) => sql`ts_rewrite(
  ${asTyped(text)},
  'select target, substitute from word_rewrites'
)`;
