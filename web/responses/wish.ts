import { cardPath, type CardPage } from '#contract/cards.ts';
import { useStored, writeStored } from '#web/lib/browser/local-storage.ts';

const key = 'respond-to';

interface Wish {
  href: string;
  title: string;
}

/** To whom somebody wanted to write before they had a card of their own. */
export function rememberWish(card: Pick<CardPage, 'kind' | 'slug' | 'title'>): void {
  const wish: Wish = { href: `${cardPath(card)}?modal=respond`, title: card.title };
  writeStored(key, JSON.stringify(wish), 'session');
}

export const forgetWish = () => writeStored(key, null, 'session');

/** Null: none, or not known yet. */
export function useRememberedWish(): Wish | null {
  const stored = useStored(key, 'session');
  return stored ? (JSON.parse(stored) as Wish) : null;
}
