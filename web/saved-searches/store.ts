import type { SavedQuery, SavedSearch } from '#contract/saved-searches.ts';
import type { User } from '#contract/session.ts';
import type { Session } from '#web/lib/api/session.ts';

/** The searches of whoever is signed in, as this tab knows them. */
export interface SearchesStore {
  /** Null: not asked for yet. The same object until something changes. */
  list: () => readonly SavedSearch[] | null;
  subscribe: (listener: () => void) => () => void;
  set: (searches: readonly SavedSearch[]) => void;
  /** In its place, or on top when it is new. */
  put: (search: SavedSearch) => void;
  drop: (id: number) => void;
}

export function createSearchesStore(session: Session): SearchesStore {
  let owner: User['id'] | undefined;
  let searches: readonly SavedSearch[] | null = null;
  const listeners = new Set<() => void>();

  /** Somebody else has signed in: the searches of the one before are not theirs. */
  function ofThisUser() {
    const id = session.known()?.id;
    if (id !== owner) searches = null;
    owner = id;
    return searches;
  }

  function set(next: readonly SavedSearch[]) {
    ofThisUser();
    searches = next;
    for (const listener of listeners) listener();
  }

  return {
    list: ofThisUser,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    put(search) {
      const known = ofThisUser() ?? [];
      const isKnown = known.some(({ id }) => id === search.id);
      set(isKnown ? known.map((one) => (one.id === search.id ? search : one)) : [search, ...known]);
    },
    drop(id) {
      set((ofThisUser() ?? []).filter((one) => one.id !== id));
    },
  };
}

/** The same for the same search: `savedQueryOf` orders its values, but the database orders its keys anew. */
export function searchKey(kind: SavedSearch['kind'], query: SavedQuery): string {
  const entries = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([kind, entries]);
}
