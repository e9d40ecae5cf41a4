import { stopWordCalls } from '#contract/stop-words.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { addStopWord, removeStopWord } from './own-words.actions.ts';
import { listStopWords, ownStopWords } from './own-words.queries.ts';
import { flagsOfText } from './rules.ts';

export function addStopWordsRoutes(add: AddRoute): void {
  add(stopWordCalls.list, async (_call, { db }) => ({ data: await listStopWords(db) }));

  add(stopWordCalls.add, ({ viewer, body }, { db }) => addStopWord(db, viewer, body.words));

  add(stopWordCalls.remove, async ({ viewer, params }, { db }) => {
    await removeStopWord(db, viewer, params.id);
    return undefined;
  });

  add(stopWordCalls.check, async ({ body }, { db }) => ({
    flags: flagsOfText(body, await ownStopWords(db)),
  }));
}
