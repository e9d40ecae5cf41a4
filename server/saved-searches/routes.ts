import { savedSearchCalls, searchLetterCalls } from '#contract/saved-searches.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { searchOfLetter } from './access.ts';
import { changeSearch, removeSearch, saveSearch, stopLetters } from './actions.ts';
import { listSearches } from './queries.ts';

export function addSavedSearchesRoutes(add: AddRoute, { db, config }: Deps): void {
  add(savedSearchCalls.list, async ({ viewer }) => ({ data: await listSearches(db, viewer) }));

  add(savedSearchCalls.add, ({ viewer, body }) => saveSearch(db, viewer, body));

  add(savedSearchCalls.change, ({ viewer, params, body }) =>
    changeSearch(db, viewer, params.id, body),
  );

  add(savedSearchCalls.remove, async ({ viewer, params }) => {
    await removeSearch(db, viewer, params.id);
    return undefined;
  });

  add(searchLetterCalls.show, async ({ params }) => {
    const { name, words, telling } = await searchOfLetter(db, config, params);
    return { name: name ?? words, telling };
  });

  add(searchLetterCalls.stop, async ({ params }) => {
    await stopLetters(db, config, params);
    return undefined;
  });
}
