import { areaShareImage } from '#contract/share-images.ts';
import { cardsCount, descriptionOf, fullHeadingOf, titleOf } from '#web/cards/areas/area-words.ts';
import { pageHead } from '#web/lib/head/page-head.ts';
import { pageOrigin } from '#web/lib/head/page-origin.ts';
import { breadcrumbList } from '#web/lib/head/structured-data.ts';
import { listingHref } from '../state/href.ts';
import type { Searched } from './load-listing.ts';
import type { Filters } from '#contract/search-filters.ts';
import { sameFilters } from '../state/search-state.ts';
import { trailOf } from './trail.ts';

/** A category at one station is a page of its own; every other choice belongs to the page without it. */
export function listingHead(listing: Searched) {
  const { kind, category, path, filters, page, results, metro } = listing;
  const { total, total_is_exact: isExact, last_page: last } = metaOf(results);
  const heading = fullHeadingOf(listing);
  const count = total > 0 ? cardsCount(kind, total, isExact) : null;
  const own: Filters = category && metro ? { metro: [metro.slug] } : {};
  return pageHead({
    title: page > 1 ? `${heading}, страница ${page}` : titleOf(heading, count),
    description: descriptionOf({ kind, heading }, count),
    path: listingHref(path, own, page),
    isIndexable: total > 0 && sameFilters(filters, own),
    preview: areaShareImage(kind, listing.city?.slug, category?.slug),
    prev: page > 1 ? listingHref(path, filters, page - 1) : undefined,
    next: page < last ? listingHref(path, filters, page + 1) : undefined,
    data: [breadcrumbList(pageOrigin(), trailOf(listing))],
  });
}

function metaOf(results: Searched['results']) {
  return 'meta' in results ? results.meta : { total: 0, total_is_exact: true, last_page: 1 };
}
