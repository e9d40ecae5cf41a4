import { busyStationsCalls } from '#contract/busy-stations.ts';
import { cardKindSchema } from '#contract/categories.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { listBusyStations } from './queries.ts';

export function addBusyStationsRoutes(add: AddRoute, { db }: Deps): void {
  for (const kind of cardKindSchema.options) {
    add(busyStationsCalls[kind], async ({ query, cacheBy }) => {
      cacheBy('cards', 'categories');
      return { data: await listBusyStations(db, kind, query) };
    });
  }
}
