import type { Api } from '#web/lib/api.ts';
import { areaPath } from '../areas.ts';
import { headingOf } from '../area-words.ts';
import { areaOf } from './area.ts';
import { chipsOf } from './chips.ts';
import { listingHref } from './href.ts';
import type { Searched } from './load-listing.ts';
import { findCards, type Results, type Scope } from './results.ts';
import { type Filters, withFilter } from './search-state.ts';

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
const neighboursTried = 4;

/** Asked when next to nothing was found: which filter or word to drop, or where else to look. */
export async function adviceFor(
  api: Api,
  listing: Searched,
  { meta, city }: Results,
): Promise<Advice[]> {
  const saidCity = city && !listing.city ? await insteadOfWords(api, listing, city) : null;
  const wider = [...withoutOne(listing), ...elsewhere(saidCity ?? listing)];
  const tried = await Promise.all(
    wider.map(async ({ text, scope, filters }) => {
      const found = await findCards(api, scope, filters);
      const path = areaPath(scope.kind, scope.city?.slug, scope.category?.slug);
      const href = listingHref(path, filters);
      return { text, href, total: exactTotal(found), isExact: found.meta.total_is_exact };
    }),
  );
  return tried.filter(({ total }) => total > meta.total);
}

/** Cards with all that was asked for: those without some of the words are no reason to go there. */
const exactTotal = ({ meta, relaxed }: Results) => (relaxed ? relaxed.exact : meta.total);

/** The same search with the city in its place, for its neighbours. */
async function insteadOfWords(
  api: Api,
  listing: Searched,
  { slug, words }: NonNullable<Results['city']>,
): Promise<Searched> {
  const { kind, category, filters } = listing;
  const { city, neighbours } = await areaOf(api, kind, slug);
  return { ...listing, city, neighbours, category, filters: withFilter(filters, 'q', words) };
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

/** The same conditions where they can be met, then whatever there is. */
function elsewhere(listing: Searched): Wider[] {
  const { kind, city, category, filters, neighbours } = listing;
  if (!city) return [];
  const everywhere = withFilter(withFilter(filters, 'metro', []), 'district', []);
  const near = neighbours.slice(0, neighboursTried).map((other) => ({
    text: headingOf({ kind, category, city: other }),
    scope: { kind, category, city: other },
    filters: everywhere,
  }));
  const inRussia = headingOf({ kind, category, city: null });
  return [
    ...near,
    {
      text: `${inRussia} по всей России`,
      scope: { kind, category, city: null },
      filters: everywhere,
    },
    ...(category
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
