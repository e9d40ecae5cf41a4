import { readStored, useStored, writeStored } from '#web/lib/browser/local-storage.ts';

const key = 'tariff';

/** The tariff that was chosen last in this visit: it survives the login and the e-mail. */
export function useChosenTariff(): string | null {
  return useStored(key, 'session') ?? null;
}

export function rememberTariff(slug: string): void {
  if (readStored(key, 'session') !== slug) writeStored(key, slug, 'session');
}
