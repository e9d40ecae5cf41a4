import { redirect } from '@tanstack/react-router';
import { type CardKind, type Category, listCategories } from '#contract/categories.ts';
import { placeKinds, placesNamedAtMost, type City, type Place } from '#contract/places.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { Api } from '#web/lib/api/api.ts';
import { areaPath } from '#web/cards/areas/areas.ts';
import { cityPlaces, namedPlaces } from '#web/places/city-places.ts';
import { loadPatiently } from '#web/framework/patient-load.ts';
import type { Advice, adviceFor } from './advice.ts';
import type { PageHead } from '#web/lib/head/page-head.ts';
import { type Area, areaOf } from '../state/area.ts';
import { listingHead } from './head.ts';
import { listingHref } from '../state/href.ts';
import { type AreaGuide, loadGuide } from './load-guide.ts';
import { knownFilters } from '#contract/known-filters.ts';
import { findCards, type Results } from '../state/find-cards.ts';
import { chosenOf, type Filters } from '#contract/search-filters.ts';
import { type ListingSearch } from '../state/search-state.ts';
import { splitFilters } from '../state/shown-filters.ts';

/** A search and what it found, before there is advice. */
export interface Searched extends Omit<Area, 'station'> {
  path: string;
  filters: Filters;
  page: number;
  /** Without scripts: all filters were asked for, and this one open. */
  whole: string | null;
  results: Results | { problem: string };
  /** How many filters there are besides: a page brings those that it shows. */
  moreFilters: number;
  /** With the counts of the city; null where they are not wanted or are those of all Russia. */
  categories: Category[] | null;
  /** The one station that the page is about. */
  metro: Place | null;
  /** The chosen ones: whole lists are long, and come when they are wanted. */
  places: Place[];
}

/** In the browser nothing has to travel once more. */
const isPage = typeof document === 'undefined';

/** Whoever finds fewer is told how to find more. */
const enough = 3;

export interface Listing extends Searched {
  advice: Advice[];
  guide: AreaGuide | null;
  head: PageHead;
}

/** Loads a page of a listing; in the browser a failure keeps the page and its filters. */
export async function loadListing(...asked: Parameters<typeof searchListing>): Promise<Listing> {
  const listing = await searchListing(...asked);
  return { ...listing, head: listingHead(listing) };
}

/** The same without what stands in the head of the page. */
export async function searchListing(
  api: Api,
  kind: CardKind,
  splat: string | undefined,
  search: ListingSearch,
): Promise<Omit<Listing, 'head'>> {
  const { station, ...area } = await areaOf(api, kind, splat ?? '');
  const asked = withStation(search.filters, station);
  const places = await placesFor(api, area.city, asked, search.whole !== null);
  const filters = knownFilters(asked, { ...area, places });
  const path = areaPath(kind, area.city?.slug, area.category?.slug);
  if (!`${areaPath(kind)}/${splat ?? ''}/`.startsWith(`${path}/`)) {
    // It was called otherwise before.
    throw redirect({
      href: listingHref(path, filters, search.page),
      statusCode: 301,
      replace: true,
    });
  }
  const [results, categories] = await Promise.all([
    orProblem(findCards(api, area, filters, search.page)),
    area.city && !area.category ? orProblem(categoriesOf(api, area.city)) : null,
  ]);
  const found = 'meta' in results ? results : null;
  if (found && search.page > found.meta.last_page) {
    throw redirect({ href: listingHref(path, filters, found.meta.last_page), replace: true });
  }
  const chosen = places.filter((one) => chosenOf(filters, one.kind).includes(one.slug));
  const stations = chosen.filter((one) => one.kind === 'metro');
  const { all, main } = splitFilters(area.definitions, filters);
  const isBrief = isPage && search.whole === null;
  const listing: Searched = {
    ...area,
    ...(isBrief && { definitions: main }),
    moreFilters: isBrief ? all.length - main.length : 0,
    path,
    filters,
    page: search.page,
    whole: search.whole,
    results,
    categories: categories && 'data' in categories ? categories.data : null,
    metro: stations.length === 1 && stations[0] ? stations[0] : null,
    places: search.whole !== null ? places : chosen,
  };
  const [advice, guide] = await Promise.all([
    found && found.meta.total < enough ? advise(api, listing, found) : [],
    loadGuide(api, listing),
  ]);
  return { ...listing, advice, guide };
}

/** Most searches find enough, and need no code for it. */
async function advise(...asked: Parameters<typeof adviceFor>): Promise<Advice[]> {
  const { adviceFor } = await loadPatiently(() => import('./advice.ts'));
  return adviceFor(...asked);
}

function withStation(filters: Filters, station: Place | null): Filters {
  if (!station) return filters;
  return { ...filters, metro: [...chosenOf(filters, 'metro'), station.slug] };
}

/** Those that are asked for; without scripts a page that shows all filters shows all of them. */
async function placesFor(api: Api, city: City | null, asked: Filters, isWhole: boolean) {
  if (!city) return [];
  if (isWhole) return cityPlaces(api, city.slug);
  const slugs = placeKinds.flatMap((kind) => chosenOf(asked, kind));
  return namedPlaces(api, city.slug, slugs.slice(0, placesNamedAtMost));
}

async function categoriesOf(api: Api, city: City): Promise<{ data: Category[] }> {
  return api.call(listCategories, { query: { city: city.slug } });
}

async function orProblem<T>(results: Promise<T>): Promise<T | { problem: string }> {
  try {
    return await results;
  } catch (error) {
    if (isPage || !(error instanceof ApiError)) throw error;
    return { problem: error.problem.detail };
  }
}
