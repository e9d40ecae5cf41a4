import { cardPath, type CardPage } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { readStored, useStored, writeStored } from '#web/lib/browser/local-storage.ts';

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
  return parse(useStored(key, 'session'));
}

/** The same, once, of those that somebody with a card of this kind writes to. */
export function rememberedFor(own: CardKind): RememberedCard | null {
  const card = parse(readStored(key, 'session'));
  return card && isVacancy(card) === (own === 'resume') ? card : null;
}

export const isVacancy = ({ href }: RememberedCard): boolean => href.startsWith('/vacancy-');

const parse = (stored: string | null | undefined) =>
  stored ? (JSON.parse(stored) as RememberedCard) : null;
