import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';

/** The search that a guest wanted to save; it is saved once they have signed in in this tab. */
const key = 'search.wish';

export function rememberSearch(search: string): void {
  writeStored(key, search, 'session');
}

/** True once, when this is the search to save. */
export function takeSearch(search: string): boolean {
  if (readStored(key, 'session') !== search) return false;
  writeStored(key, null, 'session');
  return true;
}
