import { isOwnPath } from '#contract/own-path.ts';
import type { ModalSearch } from '#web/lib/navigation/modal-search.ts';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';

/** Where a link to the login leads somebody who is signed in already. */
export function targetOf({ modal, next }: ModalSearch): string | null {
  return next && (modal === 'login' || modal === 'registration') ? next : null;
}

const key = 'after-sign-in';
/** Later the person has long had something else in mind; a closed tab is no change of mind. */
const goodForMs = 24 * 60 * 60 * 1000;

/** Where the person was going when the login came in between; null forgets it. */
export function rememberTarget(path: string | null): void {
  writeStored(key, path && `${Date.now()} ${path}`);
}

export function rememberedTarget(): string | null {
  const [, at, path = ''] = /^(\d+) (.+)$/.exec(readStored(key) ?? '') ?? [];
  return isOwnPath(path) && Date.now() - Number(at) < goodForMs ? path : null;
}
