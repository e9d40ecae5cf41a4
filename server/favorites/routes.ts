import * as contract from '#contract/favorites.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { addFavorite, removeFavorite, removeHiddenFavorites } from './actions.ts';
import { keepNote } from './note.actions.ts';
import { compareFavorites, listFavorites } from './queries.ts';

export function addFavoritesRoutes(add: AddRoute): void {
  add(contract.listFavorites, ({ viewer }, { db }) => listFavorites(db, viewer));

  add(contract.compareFavorites, async ({ viewer, query }, { db }) => ({
    data: await compareFavorites(db, viewer, query.slug),
  }));

  add(contract.addFavorite, async ({ viewer, body }, { db }) => {
    await addFavorite(db, viewer, body.favorite);
    return undefined;
  });

  add(contract.removeFavorite, async ({ viewer, body }, { db }) => {
    await removeFavorite(db, viewer, body.favorite);
    return undefined;
  });

  add(contract.removeHiddenFavorites, async ({ viewer }, { db }) => {
    await removeHiddenFavorites(db, viewer);
    return undefined;
  });

  add(contract.keepFavoriteNote, async ({ viewer, body }, { db }) => {
    await keepNote(db, viewer, body);
    return undefined;
  });
}
