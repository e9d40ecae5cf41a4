import { sql } from 'kysely';
import { countedCards } from '#contract/question-editing.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Connection } from '#server/platform/database.ts';

/** Cards whose answers are asked about: of a category, or null: of every category. */
interface Counted {
  categoryId: number | null;
  kind: CardKind;
}

const cardsOf = ({ categoryId, kind }: Counted) => sql`
  cards.kind = ${kind} and cards.deleted_at is null
    and (${categoryId}::integer is null or cards.category_id = ${categoryId}::integer)`;

/**
 * Answers lie in long texts, and to take apart those of a hundred thousand cards takes longer than
 * anybody waits.
 */
const newestOf = (of: Counted) => sql`(
  select id, draft -> 'answers' as written, content -> 'answers' as shown
  from cards where ${cardsOf(of)}
  order by id desc limit ${countedCards})`;

/** How many of the newest cards have an answer, in either text, by the key of the question. */
export async function countAnswers(db: Connection, of: Counted): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select key, count(*)::int as count
    from ${newestOf(of)} as newest,
      lateral jsonb_object_keys(coalesce(written, '{}') || coalesce(shown, '{}')) as key
    group by key`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** How many of the newest cards have made each choice of a question, by its value. */
export async function countChosen(
  db: Connection,
  of: Counted,
  key: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ chosen: string; count: number }>`
    select chosen, count(distinct id)::int as count
    from ${newestOf(of)} as newest,
      lateral (values (written -> ${key}::text), (shown -> ${key}::text)) as answers (value),
      lateral jsonb_array_elements_text(
        case jsonb_typeof(value) when 'array' then value else jsonb_build_array(value) end
      ) as one (chosen)
    where jsonb_typeof(value) in ('array', 'string')
    group by chosen`.execute(db);
  return new Map(rows.map(({ chosen, count }) => [chosen, count]));
}

/** There are more cards than are counted. */
export async function areMore(db: Connection, of: Counted): Promise<boolean> {
  const { rows } = await sql`
    select from cards where ${cardsOf(of)}
    order by id desc offset ${countedCards} limit 1`.execute(db);
  return rows.length > 0;
}

/** The browser waits for 25 seconds, and the counts come before. */
const longestMs = 15_000;

/**
 * Whether any card at all has an answer to a question, and which of the choices any has made: for
 * what would lose them. It ends with the first that it finds; where there is none it reads all.
 */
export async function findAnswered(
  trx: Connection,
  of: Counted,
  { key, values }: { key: string; values: readonly string[] },
): Promise<{ isAnswered: boolean; chosen: string[] }> {
  await sql`select set_config('statement_timeout', ${String(longestMs)}, true)`.execute(trx);
  const { rows } = await sql<{ answered: boolean; chosen: string[] }>`
    select exists (
        select from cards
        where ${cardsOf(of)} and (draft -> 'answers' ? ${key} or content -> 'answers' ? ${key})
      ) as answered,
      array(
        select value from unnest(${values}::text[]) as value
        where exists (
          select from cards
          where ${cardsOf(of)} and (draft -> 'answers' -> ${key}::text ? value
            or content -> 'answers' -> ${key}::text ? value)
        )
      ) as chosen`.execute(trx);
  const [row] = rows;
  return { isAnswered: row?.answered ?? false, chosen: row?.chosen ?? [] };
}
