import { redirect } from '@tanstack/react-router';
import type { CardKind } from '#contract/categories.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { Api } from '#web/lib/api.ts';
import { areaPath } from '../areas.ts';
import { cardsCount, descriptionOf, headingOf } from '../area-words.ts';
import { pageHead } from '../page-head.ts';
import { adviceFor } from './advice.ts';
import { listingHref } from './href.ts';
import { knownFilters } from './known-filters.ts';
import { type Place, placeOf } from './place.ts';
import { findCards, type Results } from './results.ts';
import { type Filters, type ListingSearch, sameFilters } from './search-state.ts';

/** Loads a page of a listing; in the browser a failure keeps the page and its filters. */
export async function loadListing(
  api: Api,
  kind: CardKind,
  splat: string | undefined,
  search: ListingSearch,
) {
  const place = await placeOf(api, kind, splat ?? '');
  const filters = knownFilters(search.filters, place.definitions);
  const path = areaPath(kind, place.city?.slug, place.category?.slug);
  const results = await orProblem(findCards(api, place, filters, search.page));
  const found = 'meta' in results ? results : null;
  if (found && search.page > found.meta.last_page) {
    throw redirect({ href: listingHref(path, filters, found.meta.last_page), replace: true });
  }
  const advice = found?.meta.total === 0 ? await adviceFor(api, place, filters) : [];
  const head = headOf(place, { path, filters, page: search.page, found });
  return { ...place, path, filters, page: search.page, whole: search.whole, results, advice, head };
}

export type Listing = Awaited<ReturnType<typeof loadListing>>;

async function orProblem(results: Promise<Results>): Promise<Results | { problem: string }> {
  try {
    return await results;
  } catch (error) {
    const isPage = typeof document === 'undefined';
    if (isPage || !(error instanceof ApiError)) throw error;
    return { problem: error.problem.detail };
  }
}

type Shown = { path: string; filters: Filters; page: number; found: Results | null };

function headOf(place: Place, { path, filters, page, found }: Shown) {
  const last = found?.meta.last_page ?? 1;
  const total = found?.meta.total ?? 0;
  const count = cardsCount(place.kind, total, found?.meta.total_is_exact);
  const title = headingOf(place);
  return pageHead({
    title: page > 1 ? `${title}, страница ${page}` : `${title}: ${count}`,
    description: descriptionOf(place, count),
    path: listingHref(path, {}, page),
    isIndexable: total > 0 && sameFilters(filters, {}),
    prev: page > 1 ? listingHref(path, filters, page - 1) : undefined,
    next: page < last ? listingHref(path, filters, page + 1) : undefined,
  });
}
