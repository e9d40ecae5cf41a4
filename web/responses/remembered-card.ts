import { cardPath, type CardPage } from '#contract/cards.ts';
import { useStored, writeStored } from '#web/lib/browser/local-storage.ts';

const key = 'respond-to';

interface RememberedCard {
  href: string;
  title: string;
}

/** To whom somebody wanted to write before they had a card of their own. */
export function rememberCard(card: Pick<CardPage, 'kind' | 'slug' | 'title'>): void {
  const remembered: RememberedCard = { href: `${cardPath(card)}?modal=respond`, title: card.title };
  writeStored(key, JSON.stringify(remembered), 'session');
}

export const forgetCard = () => writeStored(key, null, 'session');

/** Null: none, or not known yet. */
export function useRememberedCard(): RememberedCard | null {
  const stored = useStored(key, 'session');
  return stored ? (JSON.parse(stored) as RememberedCard) : null;
}
