import type { CardTile } from '#contract/cards.ts';
import { countOf } from '#contract/russian.ts';

const years = ['год', 'года', 'лет'] as const;

/** «34 года»; null when it is not known. */
export const ageOf = ({ owner }: Pick<CardTile, 'owner'>): string | null =>
  owner.age === null ? null : countOf(owner.age, years);

/** «Анна, 34 года»; null when neither is known. */
export const ownerLine = (card: Pick<CardTile, 'owner'>): string | null =>
  [card.owner.name, ageOf(card)].filter(Boolean).join(', ') || null;

/** «Москва, м. Сокол», the short word never at the end of a line; in a list of its city «м. Сокол». */
export function placeLine({ city, place }: CardTile, inCity?: string): string {
  const words = place?.replaceAll(/(^|\s)(м|ул|пр|р)\.\s/g, '$1$2.\u00a0');
  return [city.slug === inCity && words ? null : city.name, words].filter(Boolean).join(', ');
}

/** What tells this card from others where only a name fits. */
export function cardName(card: CardTile): string {
  return card.kind === 'resume' && card.owner.name
    ? `${card.title}, ${card.owner.name}`
    : card.title;
}
