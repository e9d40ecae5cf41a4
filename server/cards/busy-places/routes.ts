import { busyPlacesCalls } from '#contract/busy-places.ts';
import { cardKindSchema } from '#contract/categories.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { listBusyPlaces } from './queries.ts';

export function addBusyPlacesRoutes(add: AddRoute, { db }: Deps): void {
  for (const kind of cardKindSchema.options) {
    add(busyPlacesCalls[kind], async ({ query, cacheBy }) => {
      cacheBy('cards', 'categories');
      return { data: await listBusyPlaces(db, kind, query) };
    });
  }
}
