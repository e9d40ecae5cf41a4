import { textListCalls, textListNames } from '#contract/text-lists.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { saveList } from './lists.actions.ts';
import { showLists } from './lists.queries.ts';

export function addTextListsRoutes(add: AddRoute): void {
  add(textListCalls.show, (_call, { db }) => showLists(db));

  for (const name of textListNames) {
    add(textListCalls[name], async ({ viewer, body }, { db }) => {
      await saveList(db, viewer, name, body);
      return showLists(db);
    });
  }
}
