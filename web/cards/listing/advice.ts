import type { Api } from '#web/lib/api.ts';
import { areaPath } from '../areas.ts';
import { headingOf } from '../area-words.ts';
import { chipsOf } from './chips.ts';
import type { Place } from './place.ts';
import { findCards } from './results.ts';
import type { Filters } from './search-state.ts';
import { listingHref } from './href.ts';

/** A wider search that does find something. */
export interface Advice {
  text: string;
  href: string;
  total: number;
  isExact: boolean;
}

const chipsTried = 5;

/** Asked only when nothing was found: which filter to drop, or where else to look. */
export async function adviceFor(api: Api, place: Place, filters: Filters): Promise<Advice[]> {
  const chips = chipsOf(filters, place.definitions).slice(0, chipsTried);
  const wider: { text: string; place: Place; filters: Filters }[] = [
    ...chips.map(({ text, without }) => ({ text: `Без «${text}»`, place, filters: without })),
    ...(place.city && place.category ? [{ ...elsewhere({ ...place, category: null }) }] : []),
    ...(place.city ? [{ ...elsewhere({ ...place, city: null }) }] : []),
  ];
  const tried = await Promise.all(
    wider.map(async ({ text, place, filters }) => {
      const { meta } = await findCards(api, place, filters);
      const path = areaPath(place.kind, place.city?.slug, place.category?.slug);
      const href = listingHref(path, filters);
      return { text, href, total: meta.total, isExact: meta.total_is_exact };
    }),
  );
  return tried.filter(({ total }) => total > 0);
}

function elsewhere(place: Place) {
  const text = place.city ? headingOf(place) : `${headingOf(place)} по всей России`;
  return { text, place, filters: {} };
}
