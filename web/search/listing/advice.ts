import type { Api } from '#web/lib/api/api.ts';
import { nearCitiesCalls } from '#contract/near-cities.ts';
import type { City } from '#contract/places.ts';
import { areaPath } from '#web/cards/areas/areas.ts';
import { type AreaPlace, headingOf } from '#web/cards/areas/area-words.ts';
import { areaOf } from '../state/area.ts';
import { chipsOf } from '../state/chips.ts';
import { listingHref } from '../state/href.ts';
import type { Searched } from './load-listing.ts';
import { findCards, type Results, type Scope, searchQueryOf } from '../state/find-cards.ts';
import { chosenOf, type Filters } from '#contract/search-filters.ts';
import { withFilter } from '../state/search-state.ts';

/** A wider search that does find something. */
export interface Advice {
  text: string;
  href: string;
  total: number;
  isExact: boolean;
}

interface Wider {
  text: string;
  scope: Scope;
  filters: Filters;
}

const chipsTried = 6;

/** Asked when next to nothing was found: which filter or word to drop, or where else to look. */
export async function adviceFor(api: Api, listing: Searched, found: Results): Promise<Advice[]> {
  const { meta, city } = found;
  const place = await placeOf(api, listing, city);
  const [narrower, near, farther] = await Promise.all([
    tried(api, withoutOne(listing)),
    place ? inNearCities(api, place) : [],
    tried(api, place ? elsewhere(place) : []),
  ]);
  const all = [...narrower, ...near, ...farther].filter(({ total }) => total > meta.total);
  // Nobody anywhere has all of it, and here nobody has any: then it is said who is elsewhere.
  if (all.length === 0 && chipsOf(listing).length > 0) {
    return adviceFor(api, { ...listing, filters: {} }, found);
  }
  // Two ways may lead to one place.
  return all.filter(({ href }, at) => all.findIndex((one) => one.href === href) === at);
}

async function tried(api: Api, wider: Wider[]): Promise<Advice[]> {
  return Promise.all(
    wider.map(async ({ text, scope, filters }) => {
      const found = await findCards(api, scope, filters);
      const total = exactTotal(found);
      return { text, href: hrefOf(scope, filters), total, isExact: found.meta.total_is_exact };
    }),
  );
}

function hrefOf({ kind, city, category }: Scope, filters: Filters): string {
  return listingHref(areaPath(kind, city?.slug, category?.slug), filters);
}

/** Cards with all that was asked for: those without some of the words are no reason to go there. */
const exactTotal = ({ meta, relaxed }: Results) => (relaxed ? relaxed.exact : meta.total);

/** A search in a city; what is asked for beside the city and its category is said in words. */
interface Place extends AreaPlace {
  city: City;
  category: Searched['category'];
  words: string;
  /** Without stations and districts, which no other city has. */
  filters: Filters;
}

/** The city of the address, or else the one among the words. */
async function placeOf(api: Api, listing: Searched, said: Results['city']): Promise<Place | null> {
  const { kind, category } = listing;
  const filters = withFilter(withFilter(listing.filters, 'metro', []), 'district', []);
  const [typed = ''] = chosenOf(filters, 'q');
  if (listing.city) return { kind, category, city: listing.city, words: typed, filters };
  if (!said) return null;
  const { city } = await areaOf(api, kind, said.slug);
  const words = said.words;
  return city && { kind, category, city, words, filters: withFilter(filters, 'q', words) };
}

/** «Няни в Самаре», «Няни в Самаре: «монтессори»»; words alone name what is looked for. */
function textIn({ words, ...place }: Place, city: AreaPlace['city']): string {
  const where = city?.prepositional ?? 'по всей России';
  if (words && !place.category) return `«${words}» ${where}`;
  const heading = headingOf({ ...place, city });
  const text = city ? heading : `${heading} ${where}`;
  return words ? `${text}: «${words}»` : text;
}

async function inNearCities(api: Api, place: Place): Promise<Advice[]> {
  const { kind, filters } = place;
  const query = { ...searchQueryOf(place, filters), city: place.city.slug };
  const { data } = await api.call(nearCitiesCalls[kind], { query });
  return data.map((city) => ({
    text: textIn(place, city),
    href: hrefOf({ ...place, city }, filters),
    total: city.count,
    isExact: true,
  }));
}

function withoutOne(listing: Searched): Wider[] {
  const chips = chipsOf(listing).slice(0, chipsTried);
  const each = chips.map(({ text, without }) => ({
    text: `Без «${text}»`,
    scope: listing,
    filters: without,
  }));
  const all = { text: 'Без всех фильтров', scope: listing, filters: {} };
  return chips.length > 1 ? [...each, all] : each;
}

/** The same in the whole country; anything in the city. */
function elsewhere(place: Place): Wider[] {
  const { kind, category, city, words, filters } = place;
  const anything = category !== null || words !== '';
  return [
    { text: textIn(place, null), scope: { kind, category, city: null }, filters },
    ...(anything
      ? [
          {
            text: headingOf({ kind, category: null, city }),
            scope: { kind, category: null, city },
            filters: {},
          },
        ]
      : []),
  ];
}
