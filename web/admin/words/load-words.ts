import { reasonTemplateCalls } from '#contract/reason-templates.ts';
import { searchWordCalls } from '#contract/search-words.ts';
import { stopWordCalls } from '#contract/stop-words.ts';
import type { Api } from '#web/lib/api/api.ts';

export async function loadWords(api: Api) {
  const [stopWords, reasons, search] = await Promise.all([
    api.call(stopWordCalls.list),
    api.call(reasonTemplateCalls.list),
    api.call(searchWordCalls.list),
  ]);
  return { stopWords: stopWords.data, reasons: reasons.data, search };
}
