import { type PopularStation, popularStationsCalls } from '#contract/popular-stations.ts';
import { cardCalls } from '#contract/card-calls.ts';
import type { PayHint } from '#contract/card-search.ts';
import { getTextPage, type TextPage } from '#contract/content.ts';
import type { Api } from '#web/lib/api/api.ts';
import type { Searched } from './load-listing.ts';

/** What is worth knowing of a category in a city, for who reads on below the cards. */
export interface AreaGuide {
  text: TextPage | null;
  hints: PayHint[];
  stations: PopularStation[];
}

/** Of a search that asks for more than a place there is none: it would repeat itself everywhere. */
export async function loadGuide(api: Api, listing: Searched): Promise<AreaGuide | null> {
  const { kind, category, city, filters, metro, page, whole } = listing;
  const asked = Object.keys(filters).filter((key) => !(key === 'metro' && metro));
  if (!category || page > 1 || whole !== null || asked.length > 0) return null;
  const query = city && { city: city.slug, category: category.slug };
  const params = { page: `guide-${kind}-${category.slug}` };
  const [text, hints, stations] = await Promise.all([
    orNull(api.call(getTextPage, { params })),
    query && orNull(api.call(cardCalls[kind].payHint, { query })),
    query && orNull(api.call(popularStationsCalls[kind], { query })),
  ]);
  return { text, hints: hints?.data ?? [], stations: stations?.data ?? [] };
}

/** Without it the list is still worth showing. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}
