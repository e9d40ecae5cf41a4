import { sql } from 'kysely';
import { countedAtMost, type OptionCounts, type SearchQuery } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { freshnesses } from '#contract/freshness.ts';
import type { Connection } from '#server/platform/database.ts';
import {
  areaOf,
  type Conditions,
  conditionsOf,
  isAreaOnly,
  showsPictures,
} from '../matching/queries.ts';
import { amongFresh, countFresh } from '../freshness/queries.ts';
import { findNewest, type Newest } from '../newest/queries.ts';
import { enough, namedCategory, namedIn, relax } from '../relaxing/queries.ts';
import { guessSize } from '../windows/queries.ts';
import { type Filter, photoTerm } from '../rules.ts';
import { choicesOf, countsOf, type Tally } from './rules.ts';

/** More cards than this are not looked at one by one: the newest stand for all. */
const talliedAtMost = 1000;

/** How many cards each choice would leave; a choice within one question widens it. */
export async function countOptions(
  db: Connection,
  kind: CardKind,
  query: SearchQuery,
): Promise<OptionCounts> {
  const conditions = await listedBy(db, await conditionsOf(db, kind, query));
  const { filters, definitions, cityId } = conditions;
  const choices = choicesOf(definitions, cityId === null ? [] : await placesOf(db, cityId));
  const terms = [...choices].flatMap(([key, values]) => values.map((value) => `${key}:${value}`));
  const find = (one: Conditions) =>
    findNewest(db, one, { offset: 0, limit: talliedAtMost, enough: 0 });
  const ever = { ...conditions, filters: filters.filter(({ by }) => by !== 'fresh') };
  const found = find(ever);
  const newest = ever.filters.length === filters.length ? found : find(conditions);
  const [fresh, overall, ...widened] = await Promise.all([
    found.then((all) => tallyFresh(db, ever, all)),
    newest.then((all) => tally(db, all, terms)),
    ...filters.map(async (filter) => {
      const others = without(conditions, filter);
      const asked = termsOf(filter, terms);
      // Numbers have no choices.
      return asked.length === 0 ? nothing : tally(db, await find(others), asked);
    }),
  ]);
  const tallyFor = (key: string) =>
    widened[filters.findIndex(({ keys }) => keys.includes(key))] ?? overall;
  const estimated = [...choices.keys()].filter((key) => tallyFor(key).each !== 1);
  return {
    data: { ...countsOf(choices, tallyFor), ...fresh.data },
    is_exact: estimated.length === 0 && fresh.isExact,
    estimated: [...estimated, ...(fresh.isExact ? [] : ['fresh'])],
  };
}

const nothing: Tally = { counts: new Map(), each: 1 };

/** The newest cards cannot stand for all of them here: their age is what is asked for. */
async function tallyFresh(
  db: Connection,
  conditions: Conditions,
  found: Newest,
): Promise<{ data: OptionCounts['data']; isExact: boolean }> {
  // Of a large area only the newest were looked through: as many of its older cards will meet them.
  const isShare = found.share !== null && !isAreaOnly(conditions);
  const counted = await countFresh(db, isShare ? areaOf(conditions) : conditions);
  const totals = await Promise.all(
    freshnesses.map(async (one) => {
      const isGuess = counted[one] > countedAtMost;
      const total = isGuess ? await guessSize(db, amongFresh(conditions, one)) : counted[one];
      return [one, isShare ? Math.round(total * (found.share ?? 1)) : total] as const;
    }),
  );
  const some = Object.fromEntries(totals.filter(([, total]) => total > 0));
  return {
    data: Object.keys(some).length > 0 ? { fresh: some } : {},
    isExact: !isShare && Math.max(...Object.values(counted)) <= countedAtMost,
  };
}

/** The list may show more than what was asked for, and these are the counts of what it shows. */
async function listedBy(db: Connection, conditions: Conditions): Promise<Conditions> {
  if (conditions.reading.parts.length === 0) return conditions;
  const categoryId = namedCategory(conditions);
  const counted = await findNewest(db, conditions, {
    offset: 0,
    limit: 0,
    categoryId,
  });
  const named = await namedIn(db, conditions, counted);
  const relaxed = named < enough ? await relax(db, conditions, named) : null;
  return relaxed?.conditions ?? conditions;
}

async function placesOf(db: Connection, cityId: number) {
  return db
    .selectFrom('city_places')
    .select(['kind', 'slug'])
    .where('city_id', '=', cityId)
    .execute();
}

function without(conditions: Conditions, filter: Filter): Conditions {
  return { ...conditions, filters: conditions.filters.filter((one) => one !== filter) };
}

function termsOf({ keys }: Filter, terms: string[]): string[] {
  return terms.filter((term) => keys.some((key) => term.startsWith(`${key}:`)));
}

/** How many cards have each of the terms: the newest stand for all that were found. */
async function tally(db: Connection, newest: Newest, terms: string[]): Promise<Tally> {
  const { rows } = await sql<{ term: string; count: number }>`
    select term, count
    from (
      select code, count(*)::int as count
      from cards, unnest(codes) as code
      where id = any(${newest.ids}::bigint[])
        and code = any(term_codes(${terms}))
        and (code <> term_code(${photoTerm}) or ${showsPictures})
      group by code
    ) as counted
    join unnest(${terms}::text[]) as term on term_code(term) = code`.execute(db);
  const counts = new Map(rows.map(({ term, count }) => [term, count]));
  return { counts, each: Math.max(1, newest.estimate / Math.max(1, newest.ids.length)) };
}
