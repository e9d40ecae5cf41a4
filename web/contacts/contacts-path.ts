import type { CardKind } from '#contract/categories.ts';
import { cardPath } from '#contract/cards.ts';

/** The card with its contacts asked for: where one comes back to after signing in or paying. */
export const contactsPath = (card: { kind: CardKind; slug: string }) =>
  `${cardPath(card)}?modal=vacancyContacts`;
