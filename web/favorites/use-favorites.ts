import { useMemo, useSyncExternalStore } from 'react';
import { addFavorite, removeFavorite } from '#contract/favorites.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi, useSession, useUser } from '#web/lib/context/router-context.ts';
import type { Session } from '#web/lib/api/session.ts';
import { createFavoritesStore, type FavoritesStore } from './store.ts';

/** One for each session object: for each page on the server, for each tab in the browser. */
const stores = new WeakMap<Session, FavoritesStore>();

function storeOf(session: Session, api: Api): FavoritesStore {
  const found = stores.get(session);
  if (found) return found;
  const made = createFavoritesStore(session, (slug, on) =>
    api.call(on ? addFavorite : removeFavorite, { body: { favorite: slug } }),
  );
  stores.set(session, made);
  return made;
}

interface Favorites {
  count: number;
  has(slug: string): boolean;
  /** Only for a signed-in person; rejects when the server refuses, the heart is back by then. */
  toggle(slug: string, on: boolean): Promise<void>;
}

/** The hearts of whoever is signed in; every reader sees a change at once. */
export function useFavorites(): Favorites {
  const user = useUser();
  const store = storeOf(useSession(), useApi());
  const choices = useSyncExternalStore(store.subscribe, store.choices, store.choices);
  return useMemo(() => {
    const slugs = new Set(user?.favorites);
    for (const [slug, on] of choices) {
      if (on) slugs.add(slug);
      else slugs.delete(slug);
    }
    return {
      count: slugs.size,
      has: (slug: string) => slugs.has(slug),
      toggle: (slug: string, on: boolean) => store.toggle(slug, on),
    };
  }, [user, choices, store]);
}
