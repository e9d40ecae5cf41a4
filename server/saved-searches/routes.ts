import { savedSearchCalls, searchLetterCalls } from '#contract/saved-searches.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { searchOfLetter } from './access.ts';
import { changeSearch, removeSearch, saveSearch, stopLetters } from './actions.ts';
import { listSearches } from './queries.ts';

export function addSavedSearchesRoutes(add: AddRoute): void {
  add(savedSearchCalls.list, async ({ viewer }, { db }) => ({
    data: await listSearches(db, viewer),
  }));

  add(savedSearchCalls.add, ({ viewer, body }, { db }) => saveSearch(db, viewer, body));

  add(savedSearchCalls.change, ({ viewer, params, body }, { db }) =>
    changeSearch(db, viewer, params.id, body),
  );

  add(savedSearchCalls.remove, async ({ viewer, params }, { db }) => {
    await removeSearch(db, viewer, params.id);
    return undefined;
  });

  add(searchLetterCalls.show, async ({ params }, { db, config }) => {
    const { name, words, telling } = await searchOfLetter(db, config, params);
    return { name: name ?? words, telling };
  });

  add(searchLetterCalls.stop, async ({ params }, { db, config }) => {
    await stopLetters(db, config, params);
    return undefined;
  });
}
