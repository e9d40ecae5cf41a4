import { cardsPerPage, type SearchAnswer, type SearchQuery } from '#contract/card-search.ts';
import type { CardKind } from '#contract/categories.ts';
import type { PageMeta } from '#contract/fields.ts';
import type { Connection } from '#server/platform/database.ts';
import { type Conditions, conditionsOf } from './matching/queries.ts';
import type { Newest } from './ordering/newest.queries.ts';
import type { QuerySegment } from './query-parsing/segments.rules.ts';
import { findPage } from './ordering/queries.ts';
import { findCity } from '#server/places/queries.ts';
import { forgetWords } from './matching/words.queries.ts';
import { loadLanguage } from './query-parsing/real-words.queries.ts';
import { forgetVocabulary, getVocabulary } from './query-parsing/vocabulary.queries.ts';
import { enough, namedIn, relax, strictly } from './suggestions/relaxed.queries.ts';

export { hintPay } from './counting/usual-pay.queries.ts';
export { indexOf } from './indexing/queries.ts';
export { type Conditions, conditionsOf, matching } from './matching/queries.ts';
export { similarCards } from './suggestions/similar.queries.ts';

/** Words of the search have changed: this process learns them at once, others within a minute. */
export function forgetMeanings(db: Connection): void {
  forgetVocabulary(db);
  forgetWords(db);
}

/** What the first search by words would wait for, and everybody else with it. */
export async function prepareSearch(db: Connection): Promise<void> {
  await Promise.all([getVocabulary(db), loadLanguage(db)]);
}

/** The answer of a search before its cards are drawn. */
type Found = Omit<SearchAnswer, 'data'> & {
  /** Of the cards of this page, in their order. */
  ids: number[];
  /** What was looked for among the words of cards in vain; empty: something was found. */
  missed: string;
};

/** Published cards of a kind. An unknown city or category is 404, a page after the last is empty. */
export async function searchCards(
  db: Connection,
  kind: CardKind,
  query: SearchQuery,
): Promise<Found> {
  const conditions = await conditionsOf(db, kind, query);
  const { corrected, city } = conditions.reading;
  const { sort, page = 1 } = query;
  const asked = await findPage(db, conditions, { sort, page });
  const named = await namedIn(db, conditions, asked);
  const relaxed = named < enough ? await relax(db, conditions, named) : null;
  const exact = relaxed ? (await findPage(db, strictly(conditions), { sort, page: 1 })).ids : [];
  const shown = relaxed ? await findSteps(db, relaxed.steps, { sort, page, first: exact }) : asked;
  return {
    ids: shown.ids,
    missed: asked.total === 0 && page === 1 ? missedOf(conditions, query) : '',
    meta: metaOf(page, shown),
    corrected,
    relaxed: relaxed && {
      left_out: relaxed.leftOut,
      exact: exact.length,
      ...(relaxed.isNearby && { nearby: true }),
    },
    city: city && (await namedCity(db, city)),
  };
}

/** What asks for more comes first, on the first page and of the same order. */
async function findSteps(
  db: Connection,
  steps: Conditions[],
  { sort, page, first }: { sort: SearchQuery['sort']; page: number; first: number[] },
): Promise<Newest> {
  const [step, ...wider] = steps;
  if (!step) throw new Error('A relaxed search has a step at least');
  if (wider.length === 0) return findPage(db, step, { sort, page, first });
  const { ids } = await findPage(db, step, { sort, page: 1, first });
  return findSteps(db, wider, { sort, page, first: ids });
}

async function namedCity(db: Connection, { slug, words }: { slug: string; words: string }) {
  const city = await findCity(db, slug);
  return city ? { slug, prepositional: city.prepositional, words } : null;
}

/** Without places and hours; but what was put right is no word of theirs, so it is as they typed it. */
const missedOf = ({ reading }: Conditions, { q }: SearchQuery): string =>
  reading.corrected === null && !reading.parts.some(isNumberAside) ? reading.text : (q ?? '');

/** It may be a phone: then nothing of the line is anybody's business. */
const isNumberAside = ({ as, text }: QuerySegment) => as === 'idle' && /\d/.test(text);

function metaOf(page: number, { total, isExact }: Newest): PageMeta {
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / cardsPerPage)),
    per_page: cardsPerPage,
    total,
    total_is_exact: isExact,
  };
}
