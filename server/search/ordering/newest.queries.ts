import { countedAtMost } from '#contract/card-search.ts';
import type { Connection } from '#server/platform/database.ts';
import { ttlCache } from '#server/platform/cache/ttl-cache.ts';
import {
  areaOf,
  asksWords,
  type Conditions,
  isAreaOnly,
  isPayOnly,
  matching,
  newestFirst,
} from '../matching/queries.ts';
import { guessSize, nameOf, startOf } from '../matching/samples.queries.ts';
import { type Counted, countByIndex, look, type Looked, type Wanted } from './scan.queries.ts';
import {
  countedTotal,
  enoughToEstimate,
  estimatedTotal,
  firstLook,
  large,
  largeForSample,
  nextLook,
  type SearchArea,
  rare,
  type Share,
  surer,
  type Total,
} from './newest.rules.ts';

export interface Newest extends Total {
  /** Numbers of the cards that were wanted, the newest first. */
  ids: number[];
  /** How many of those that were looked through are of the category that was named. */
  named: number;
  /** The part of the newest cards that was found, when no more were looked through. */
  share: number | null;
  /** As near as is known, and without bounds. */
  estimate: number;
}

/**
 * The newest cards that meet the conditions. A large area is looked through from its newest cards
 * on, and only as far as it takes to find enough; how many there are in all is estimated then. So
 * the time that a search takes does not grow with the number of cards.
 */
export async function findNewest(
  db: Connection,
  conditions: Conditions,
  wanted: Wanted,
): Promise<Newest> {
  if (isAreaOnly(conditions)) {
    const all = countByIndex(db, conditions, wanted.categoryId);
    return inOrder(db, conditions, wanted, all);
  }
  const whole = async () => counted(await look(db, conditions, wanted, { way: 'whole' }));
  const { isSample, offset, limit } = wanted;
  if ((await startOf(db, conditions, isSample ? largeForSample : large)) === null) return whole();
  if (isPayOnly(conditions)) {
    const frequent = await countByIndex(db, conditions, wanted.categoryId);
    return frequent.found > rare ? inOrder(db, conditions, wanted, frequent) : whole();
  }
  const place = await areaSizeOf(db, conditions);
  const shares = sharesOf(db);
  const name = nameOf(conditions);
  let known = shares.get(name);
  if (known?.isCounted) return whole();
  const ofPage = isSample || limit === 0 ? enoughToEstimate : offset + limit;
  // The total was told by more cards than this page needs.
  const isTold = known !== undefined && known.found >= enoughToEstimate;
  const enough = isTold ? ofPage : Math.max(ofPage, enoughToEstimate);
  let next = known ? nextLook(known, enough, place) : firstLook(place);
  for (let time = 0; time < 2 && next.way !== 'whole'; time += 1) {
    const found = await look(db, conditions, wanted, next);
    if (found.isWhole) return counted(found);
    known = surer(known, { found: found.found, among: next.size });
    shares.set(name, known);
    if (found.found >= enough) return estimated(found, known, place);
    next = nextLook(known, enough, place, 2 * next.size);
  }
  const all = await whole();
  shares.set(name, { found: all.estimate, among: place.size, isCounted: all.isExact });
  return all;
}

/**
 * How frequent something is hardly changes: it need not be found out for every page, and all pages
 * tell the same total.
 */
const sharesOf = ttlCache<Share>(20_000);

async function areaSizeOf(db: Connection, conditions: Conditions): Promise<SearchArea> {
  const { cityId, categoryId } = conditions;
  const isEverywhere = cityId === null && categoryId === null;
  return {
    hasWords: asksWords(conditions),
    isEverywhere,
    size: await guessSize(db, areaOf(conditions)),
  };
}

/** An index has them in this order, and has counted them without a look at the cards. */
async function inOrder(
  db: Connection,
  conditions: Conditions,
  { offset, limit, without = [] }: Wanted,
  counting: Counted | Promise<Counted>,
): Promise<Newest> {
  const cards = newestFirst(matching(db, conditions));
  const others = without.length > 0 ? cards.where('id', 'not in', without) : cards;
  const [{ found, named }, rows] = await Promise.all([
    counting,
    limit === 0 ? [] : others.select('id').offset(offset).limit(limit).execute(),
  ]);
  const newest = { ids: rows.map(({ id }) => id), named, ...countedTotal(found) };
  if (found <= countedAtMost) return { ...newest, share: null, estimate: found };
  const estimate = Math.max(found, await guessSize(db, conditions));
  const share = Math.min(1, estimate / (await guessSize(db, areaOf(conditions))));
  return { ...newest, share, estimate };
}

const counted = (looked: Looked): Newest => ({
  ...looked,
  ...countedTotal(looked.found),
  share: null,
  estimate: looked.found,
});

function estimated(looked: Looked, { found, among }: Share, place: SearchArea): Newest {
  const share = found / among;
  const estimate = share * place.size;
  return { ...looked, ...estimatedTotal(estimate), share, estimate };
}
