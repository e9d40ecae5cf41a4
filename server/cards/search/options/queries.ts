import { sql } from 'kysely';
import type { OptionCounts, SearchQuery } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Connection } from '#server/platform/database.ts';
import { type Conditions, conditionsOf, isAreaOnly, showsPictures } from '../matching/queries.ts';
import { countFresh, estimateFresh, type Fresh } from '../freshness/queries.ts';
import { findNewest, type Newest } from '../newest/queries.ts';
import { enough, namedCategory, namedIn, relax } from '../relaxing/queries.ts';
import { type Filter, photoTerm } from '../rules.ts';
import { choicesOf, countsOf, freshCountsOf, type Tally } from './rules.ts';

/** More cards than this are not looked at one by one: the newest stand for all. */
const talliedAtMost = 1000;

/** How many cards each choice would leave; a choice within one question widens it. */
export async function countOptions(
  db: Connection,
  kind: CardKind,
  query: SearchQuery,
): Promise<OptionCounts> {
  const asked = await conditionsOf(db, kind, query);
  const found = await findNewest(db, asked, { ...sample, categoryId: namedCategory(asked) });
  const conditions = await listedBy(db, asked, found);
  const { filters, definitions, cityId } = conditions;
  const choices = choicesOf(definitions, cityId === null ? [] : await placesOf(db, cityId));
  const terms = [...choices].flatMap(([key, values]) => values.map((value) => `${key}:${value}`));
  const find = (one: Conditions) => findNewest(db, one, sample);
  const newest = conditions === asked ? found : await find(conditions);
  const ever = { ...conditions, filters: filters.filter(({ by }) => by !== 'fresh') };
  const isOfAnyAge = ever.filters.length === filters.length;
  const [fresh, overall, ...widened] = await Promise.all([
    tallyFresh(db, ever, isOfAnyAge ? newest : await find(ever)),
    tally(db, newest, terms),
    ...filters.map(async (filter) => {
      const ofFilter = termsOf(filter, terms);
      // Numbers have no choices.
      if (ofFilter.length === 0) return nothing;
      return tally(db, await find(without(conditions, filter)), ofFilter);
    }),
  ]);
  const tallyFor = (key: string) =>
    widened[filters.findIndex(({ keys }) => keys.includes(key))] ?? overall;
  const estimated = [...choices.keys()].filter((key) => tallyFor(key).each !== 1);
  return {
    data: { ...countsOf(choices, tallyFor), ...freshCountsOf(fresh) },
    is_exact: estimated.length === 0 && fresh.isExact,
    estimated: [...estimated, ...(fresh.isExact ? [] : ['fresh'])],
  };
}

const sample = { offset: 0, limit: talliedAtMost, isSample: true } as const;

const nothing: Tally = { counts: new Map(), each: 1 };

/** The newest cards cannot stand for all of them here: their age is what is asked for. */
async function tallyFresh(
  db: Connection,
  conditions: Conditions,
  { share }: Newest,
): Promise<Fresh> {
  return share === null || isAreaOnly(conditions)
    ? countFresh(db, conditions)
    : estimateFresh(db, conditions, share);
}

/** The list may show more than what was asked for, and these are the counts of what it shows. */
async function listedBy(
  db: Connection,
  conditions: Conditions,
  found: Newest,
): Promise<Conditions> {
  if (conditions.reading.parts.length === 0) return conditions;
  const named = await namedIn(db, conditions, found);
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
