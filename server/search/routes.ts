import { popularStationsCalls } from '#contract/popular-stations.ts';
import { cardCalls } from '#contract/card-calls.ts';
import { cardKindSchema } from '#contract/categories.ts';
import { nearCitiesCalls } from '#contract/near-cities.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { countOptions } from './counting/options.queries.ts';
import { listPopularStations } from './counting/popular-stations.queries.ts';
import { hintPay } from './counting/usual-pay.queries.ts';
import { nearCities } from './suggestions/near-cities.queries.ts';

/** What is said beside the cards of a search; the cards themselves are drawn in their own room. */
export function addSearchRoutes(add: AddRoute): void {
  for (const kind of cardKindSchema.options) {
    const calls = cardCalls[kind];

    add(calls.countOptions, async ({ query, cacheBy }, { db }) => {
      cacheBy('cards', 'categories');
      return countOptions(db, kind, query);
    });

    add(nearCitiesCalls[kind], async ({ query, cacheBy }, { db }) => {
      cacheBy('cards', 'categories');
      return { data: await nearCities(db, kind, query) };
    });

    add(calls.payHint, async ({ query, cacheBy }, { db }) => {
      cacheBy('cards', 'categories');
      return { data: await hintPay(db, kind, query) };
    });

    add(popularStationsCalls[kind], async ({ query, cacheBy }, { db }) => {
      cacheBy('cards', 'categories');
      return { data: await listPopularStations(db, kind, query) };
    });
  }
}
