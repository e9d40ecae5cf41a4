import { useCallback, useSyncExternalStore } from 'react';

type Kind = 'local' | 'session';

/** Browsers tell other tabs of a change, but not the one that made it. */
const changedHere = 'storage-changed-here';

const storeOf = (kind: Kind) => (kind === 'local' ? localStorage : sessionStorage);

/** Null also where the browser forbids storage. */
export function readStored(key: string, kind: Kind = 'local'): string | null {
  try {
    return storeOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Null removes. Where storage is forbidden, or full, the value is simply not remembered. */
export function writeStored(key: string, value: string | null, kind: Kind = 'local'): void {
  try {
    if (value === null) storeOf(kind).removeItem(key);
    else storeOf(kind).setItem(key, value);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(changedHere));
}

function subscribe(changed: () => void) {
  window.addEventListener('storage', changed);
  window.addEventListener(changedHere, changed);
  return () => {
    window.removeEventListener('storage', changed);
    window.removeEventListener(changedHere, changed);
  };
}

/** `undefined` on the server and until hydration, then the text or null. */
export function useStored(key: string, kind: Kind = 'local'): string | null | undefined {
  const read = useCallback(() => readStored(key, kind), [key, kind]);
  return useSyncExternalStore<string | null | undefined>(subscribe, read, () => undefined);
}
