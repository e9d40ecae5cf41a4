import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { useModal } from '#web/lib/navigation/modal.ts';

const key = 'account.known';

/** Whoever signs in again in this browser is not asked to register. */
export function rememberAccount(): void {
  writeStored(key, 'yes');
}

interface Entry {
  /** Where to go afterwards. */
  next: string;
  /** What it will bring, said above the form. */
  why: string;
}

/** Asks a guest in: a browser that was never signed in gets the registration first. */
export function useEntry(): (entry: Entry) => void {
  const { open } = useModal();
  return (entry) => open(readStored(key) ? 'login' : 'registration', entry);
}
