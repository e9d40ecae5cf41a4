import { notFound } from '@tanstack/react-router';
import { searchLetterCalls, type Telling } from '#contract/saved-searches.ts';
import { orNotFound, type Api } from '#web/lib/api/api.ts';

export interface LetterSearch {
  id: string;
  key: string;
  name: string;
  telling: Telling;
}

/** Of a link that was cut or changed on the way nothing is asked. */
export async function loadLetter(api: Api, search: object): Promise<LetterSearch> {
  const { id, key } = search as Record<string, unknown>;
  const isWhole =
    typeof id === 'string' &&
    typeof key === 'string' &&
    /^\d{1,15}$/.test(id) &&
    /^[\w-]{43}$/.test(key);
  if (!isWhole) throw notFound();
  const found = await orNotFound(api.call(searchLetterCalls.show, { params: { id, key } }));
  return { id, key, ...found };
}
