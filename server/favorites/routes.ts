import * as contract from '#contract/favorites.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { addFavorite, removeFavorite } from './actions.ts';
import { listFavorites } from './queries.ts';

export function addFavoritesRoutes(add: AddRoute, { db }: Deps): void {
  add(contract.listFavorites, async ({ viewer }) => ({ data: await listFavorites(db, viewer) }));

  add(contract.addFavorite, async ({ viewer, body }) => {
    await addFavorite(db, viewer, body.favorite);
    return undefined;
  });

  add(contract.removeFavorite, async ({ viewer, body }) => {
    await removeFavorite(db, viewer, body.favorite);
    return undefined;
  });
}
