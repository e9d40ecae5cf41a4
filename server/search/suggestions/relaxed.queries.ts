import { sql } from 'kysely';
import type { Connection } from '#server/platform/database.ts';
import { type Conditions, matching, namedCategory } from '../matching/queries.ts';
import type { AskedPay, QuerySegment } from '../query-parsing/segments.rules.ts';
import { findNewest, type Newest } from '../ordering/newest.queries.ts';
import { readTexts } from '../matching/words.queries.ts';
import { type Attempt, attemptsFor, weighedParts } from './relaxed.rules.ts';

/** Fewer cards than this, and the search goes wider: about as many as a first screen shows. */
export const enough = 5;
/** Words that more cards have than this are equally common. */
const weighedCards = 100;

interface Relaxed {
  /** Each asks for less than the one before it, and its cards come after those of that one. */
  steps: Conditions[];
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

/** Of the work that is named, or of what the words speak of where none is. */
function ofTrade(conditions: Conditions): Conditions {
  const { trades: ids } = conditions.reading;
  const named = strictly(conditions);
  if (named.categoryId !== null || ids.length === 0) return named;
  return { ...named, filters: [...named.filters, { by: 'categories', keys: [], ids }] };
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
    return { steps: [near], leftOut: [], isNearby: true };
  }
  const inCity = await relaxWords(db, conditions, found);
  if (inCity) return inCity;
  const wider = await relaxWords(db, near, around ?? found);
  if (wider) return { ...wider, isNearby: true };
  const isMore = around !== null && around > found;
  return isMore ? { steps: [near], leftOut: [], isNearby: true } : null;
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

const stepsAtMost = 3;

/** Step by step, as long as that finds few as well. */
async function relaxWords(
  db: Connection,
  conditions: Conditions,
  found: number,
  more = stepsAtMost - 1,
): Promise<Relaxed | null> {
  const first = await askLess(db, conditions, found);
  if (!first || more === 0 || first.found >= enough || first.leftOut.length === 0) return first;
  const { steps, leftOut, wider, kept } = first;
  const rest = { ...wider, reading: { ...wider.reading, parts: kept } };
  const second = await relaxWords(db, rest, first.found, more - 1);
  return second
    ? { steps: [...steps, ...second.steps], leftOut: [...leftOut, ...second.leftOut] }
    : first;
}

interface Less extends Relaxed {
  wider: Conditions;
  found: number;
  kept: QuerySegment[];
}

async function askLess(
  db: Connection,
  conditions: Conditions,
  found: number,
): Promise<Less | null> {
  const { parts } = conditions.reading;
  const isNamed = namedCategory(conditions) !== null;
  const hasCategory = isNamed || conditions.reading.trades.length > 0;
  const weighed = weighedParts(parts);
  const said = parts.filter(({ as }) => as !== 'idle');
  // Something that was said has to stay when something is left out.
  if (!isNamed && (weighed.length === 0 || isAlone(said))) return toTrade(db, conditions, found);
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
  return {
    steps: [chosen],
    leftOut: attempt.leftOut.map(({ text }) => text),
    wider: chosen,
    found: counts[at] ?? 0,
    kept: attempt.kept,
  };
}

/** Whoever does such work in the place that was said is nearer to «перевязки пермь» than nobody. */
async function toTrade(
  db: Connection,
  conditions: Conditions,
  found: number,
): Promise<Less | null> {
  const { trades, parts, city, cities } = conditions.reading;
  if (trades.length === 0 || (city === null && cities === null)) return null;
  const leftOut = parts.filter(({ as }) => as !== 'idle' && as !== 'place');
  const kept = parts.filter((part) => !leftOut.includes(part));
  const [wider] = await widened(db, conditions, [{ kept, leftOut, inCategory: true }]);
  if (!wider) return null;
  const [count = 0] = await countFew(db, [wider], enough);
  if (count <= found) return null;
  return { steps: [wider], leftOut: leftOut.map(({ text }) => text), wider, found: count, kept };
}

/** A place by itself may be left: its city stays. */
const isAlone = (said: QuerySegment[]) => said.length === 1 && said[0]?.as !== 'place';

/**
 * The first row that has more than was found, enough of it unless what is known is kept in its
 * category. Of a row that asks for less and less the first that has more: what still lacks comes
 * with the next step. Of any other what finds most. -1: no row has more.
 */
function bestOf(rows: Attempt[][], counts: number[], found: number): number {
  const begins = rows.map((_, at) => rows.slice(0, at).flat().length);
  const most = rows.map(({ length }, at) =>
    Math.max(0, ...counts.slice(begins[at], (begins[at] ?? 0) + length)),
  );
  const isMore = (count: number) => count > found;
  const good = most.findIndex((count, at) => isMore(count) && (at === 0 || count >= enough));
  const row = good < 0 ? most.findIndex(isMore) : good;
  const attempts = rows[row] ?? [];
  const isLessAndLess = attempts.every(
    ({ leftOut }, at) => leftOut.length > (attempts[at - 1]?.leftOut.length ?? 0),
  );
  const asMany = isLessAndLess ? found + 1 : (most[row] ?? 0);
  return counts.findIndex((count, at) => at >= (begins[row] ?? 0) && count >= asMany);
}

async function widened(
  db: Connection,
  conditions: Conditions,
  attempts: Attempt[],
): Promise<Conditions[]> {
  const words = await readTexts(db, attempts.map(textOf));
  return attempts.map(({ leftOut, inCategory }, at) => {
    const choices = leftOut.map(({ terms }) => terms);
    const asked = inCategory ? ofTrade(conditions) : conditions;
    return {
      ...asked,
      words: words[at] ?? null,
      filters: asked.filters.filter(
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
