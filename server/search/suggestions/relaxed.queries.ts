import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { type Conditions, matching, namedCategory } from '../matching/queries.ts';
import type { AskedPay, QuerySegment } from '../query-parsing/segments.rules.ts';
import { findNewest, type Newest } from '../ordering/newest.queries.ts';
import { readTexts } from '../matching/words.queries.ts';
import { type Attempt, attemptsFor, weighedParts } from './relaxed.rules.ts';

/** Fewer cards than this, and the search goes wider. */
export const enough = 3;
/** Words that more cards have than this are equally common. */
const weighedCards = 100;

interface Relaxed {
  conditions: Conditions;
  /** What was not asked for after all, as it was said; nothing: cards of other categories are. */
  leftOut: string[];
  /** Cities around the one that was said are. */
  isNearby?: true;
}

/** What was asked for and nothing near it. */
export function strictly(conditions: Conditions): Conditions {
  const named = namedCategory(conditions);
  return named === null ? conditions : { ...conditions, categoryId: named };
}

/** How many cards of the category that the words name were found, or of any when they name none. */
export async function namedIn(
  db: Connection,
  conditions: Conditions,
  { named, share }: Newest,
): Promise<number> {
  if (share === null || named >= enough) return named;
  // Among the newest of a large area there may be none of them, and many further back.
  return findNamed(db, conditions);
}

/**
 * The same search with fewer of its words, when so few cards as `found` have all: the first way
 * that finds enough, or else more. Filters and places stay as they are. Null: nothing is near.
 */
export async function relax(
  db: Connection,
  conditions: Conditions,
  found: number,
): Promise<Relaxed | null> {
  const near = nearby(conditions);
  if (!near) return relaxWords(db, conditions, found);
  const isAtPlace = conditions.reading.parts.some(({ as }) => as === 'place');
  const around = isAtPlace ? null : await findNamed(db, near);
  if (around !== null && around >= enough) {
    return { conditions: near, leftOut: [], isNearby: true };
  }
  const inCity = await relaxWords(db, conditions, found);
  if (inCity) return inCity;
  const wider = await relaxWords(db, near, around ?? found);
  if (wider) return { ...wider, isNearby: true };
  const isMore = around !== null && around > found;
  return isMore ? { conditions: near, leftOut: [], isNearby: true } : null;
}

/** The same where there are cities around the place that was said. */
function nearby(conditions: Conditions): Conditions | null {
  const { cities, nearby: ids } = conditions.reading;
  if (ids.length <= (cities?.length ?? 1)) return null;
  const filters = conditions.filters.filter(({ by }) => by !== 'cities');
  return { ...conditions, cityId: null, filters: [...filters, { by: 'cities', keys: [], ids }] };
}

async function findNamed(db: Connection, conditions: Conditions): Promise<number> {
  return (await findNewest(db, strictly(conditions), { offset: 0, limit: 0 })).named;
}

async function relaxWords(
  db: Connection,
  conditions: Conditions,
  found: number,
): Promise<Relaxed | null> {
  const { parts } = conditions.reading;
  const hasCategory = namedCategory(conditions) !== null;
  const weighed = weighedParts(parts);
  const said = parts.filter(({ as }) => as !== 'idle');
  // Something has to stay when something is left out.
  if (!hasCategory && (weighed.length === 0 || isAlone(said))) return null;
  const tried = await countFew(
    db,
    await widened(
      db,
      conditions,
      weighed.map(({ part, beside }) => ({
        kept: [...beside, part],
        leftOut: parts.filter((one) => one !== part && !beside.includes(one)),
        inCategory: hasCategory,
      })),
    ),
    weighedCards,
  );
  const cardsWith = new Map(weighed.map(({ part }, at) => [part, tried[at] ?? 0]));
  const rows = attemptsFor(parts, cardsWith, { hasCategory, nothing: found === 0 });
  const attempts = rows.flat();
  const wider = await widened(db, conditions, attempts);
  const counts = await countFew(db, wider, enough);
  const at = bestOf(rows, counts, found);
  const [attempt, chosen] = [attempts[at], wider[at]];
  if (!attempt || !chosen) return null;
  return { conditions: chosen, leftOut: attempt.leftOut.map(({ text }) => text) };
}

/** A place by itself may be left: its city stays. */
const isAlone = (said: QuerySegment[]) => said.length === 1 && said[0]?.as !== 'place';

/**
 * The first row that has more than was found, enough of it unless what is known is kept in its
 * category; of the row what finds enough, or else the most. -1: no row has more.
 */
function bestOf(rows: Attempt[][], counts: number[], found: number): number {
  const begins = rows.map((_, at) => rows.slice(0, at).flat().length);
  const most = rows.map(({ length }, at) =>
    Math.max(0, ...counts.slice(begins[at], (begins[at] ?? 0) + length)),
  );
  const isMore = (count: number) => count > found;
  const good = most.findIndex((count, at) => isMore(count) && (at === 0 || count >= enough));
  const row = good < 0 ? most.findIndex(isMore) : good;
  return counts.findIndex((count, at) => at >= (begins[row] ?? 0) && count === most[row]);
}

async function widened(
  db: Connection,
  conditions: Conditions,
  attempts: Attempt[],
): Promise<Conditions[]> {
  const words = await readTexts(db, attempts.map(textOf));
  return attempts.map(({ leftOut, inCategory }, at) => {
    const choices = leftOut.map(({ terms }) => terms);
    return {
      ...(inCategory ? strictly(conditions) : conditions),
      words: words[at] ?? null,
      filters: conditions.filters.filter(
        (filter) => filter.by !== 'terms' || !choices.includes(filter.terms),
      ),
      ...leftOut.reduce((bounds, { pay }) => (pay ? withoutPay(bounds, pay) : bounds), {
        payFrom: conditions.payFrom,
        payTo: conditions.payTo,
      }),
    };
  });
}

/** A sum goes with the words that said it; what was ticked by hand stays. */
const withoutPay = (
  { payFrom, payTo }: Pick<Conditions, 'payFrom' | 'payTo'>,
  { from, to }: AskedPay,
) => ({
  payFrom: payFrom === from ? null : payFrom,
  payTo: payTo === to ? null : payTo,
});

/** «не тянет» asks for nothing, and must not ask for «тянет». */
const textOf = ({ kept }: Attempt) =>
  kept
    .filter(({ as }) => as !== 'choice' && as !== 'place' && as !== 'idle')
    .map(({ text }) => text)
    .join(' ');

/** How many each of them finds, as far as it matters, in one question. */
async function countFew(db: Connection, searches: Conditions[], atMost: number): Promise<number[]> {
  if (searches.length === 0) return [];
  const each = searches.map((one) => {
    const few = matching(db, one).select('id').limit(atMost);
    return sql`(select count(*)::int from (${few}) as few)`;
  });
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(each)}] as counts`.execute(db);
  return rows[0]?.counts ?? [];
}
