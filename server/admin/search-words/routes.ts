import { searchWordCalls } from '#contract/search-words.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { removeSaid, savePhrase, saveWord } from './actions.ts';
import { listSearchWords, readQuery } from './queries.ts';

export function addSearchWordsRoutes(add: AddRoute): void {
  const calls = searchWordCalls;

  add(calls.list, (_call, { db }) => listSearchWords(db));

  add(calls.saveWord, async ({ viewer, body }, { db }) => {
    await saveWord(db, viewer, body);
    return undefined;
  });

  add(calls.savePhrase, async ({ viewer, body }, { db }) => {
    await savePhrase(db, viewer, body);
    return undefined;
  });

  add(calls.remove, async ({ viewer, params, query }, { db }) => {
    await removeSaid(db, viewer, { ...params, ...query });
    return undefined;
  });

  add(calls.read, ({ query }, { db }) => readQuery(db, query));
}
