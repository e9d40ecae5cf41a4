import { useMemo, useSyncExternalStore } from 'react';
import type { CallInput } from '#contract/endpoint.ts';
import { savedSearchCalls as calls, type SavedSearch } from '#contract/saved-searches.ts';
import { useApi, useSession } from '#web/lib/context/router-context.ts';
import type { Session } from '#web/lib/api/session.ts';
import { createSearchesStore, type SearchesStore } from './store.ts';

/** One for each session object: for each page on the server, for each tab in the browser. */
const stores = new WeakMap<Session, SearchesStore>();

function storeOf(session: Session): SearchesStore {
  const store = stores.get(session) ?? createSearchesStore(session);
  stores.set(session, store);
  return store;
}

type NewSearch = CallInput<typeof calls.add>['body'];
type SearchChange = CallInput<typeof calls.change>['body'];

const none = () => null;

/** The searches of whoever is signed in; a change is seen wherever they are shown. */
export function useSearches() {
  const api = useApi();
  const store = storeOf(useSession());
  const searches = useSyncExternalStore(store.subscribe, store.list, none);
  const actions = useMemo(
    () => ({
      keep: store.set,
      load: async () => {
        let before: ReturnType<typeof store.list>;
        let data: SavedSearch[];
        do {
          before = store.list();
          ({ data } = await api.call(calls.list));
          // Something was saved meanwhile, and the answer may not know it yet.
        } while (store.list() !== before);
        store.set(data);
      },
      add: async (body: NewSearch): Promise<SavedSearch> => {
        const search = await api.call(calls.add, { body });
        store.put(search);
        return search;
      },
      change: async ({ id }: SavedSearch, body: SearchChange): Promise<void> => {
        store.put(await api.call(calls.change, { params: { id: String(id) }, body }));
      },
      remove: async ({ id }: SavedSearch): Promise<void> => {
        await api.call(calls.remove, { params: { id: String(id) } });
        store.drop(id);
      },
    }),
    [api, store],
  );
  return { searches, ...actions };
}
