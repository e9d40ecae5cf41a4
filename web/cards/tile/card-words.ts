import type { CardTile } from '#contract/cards.ts';
import { countOf } from '#contract/russian.ts';

const years = ['год', 'года', 'лет'] as const;

/** «Анна, 34 года»; null when neither is known. */
export function ownerLine({ owner }: CardTile): string | null {
  const age = owner.age === null ? null : countOf(owner.age, years);
  const parts = [owner.name, age].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** «Москва, м. Сокол», the short word never at the end of a line. */
export function placeLine({ city, place }: CardTile): string {
  return place
    ? `${city.name}, ${place.replaceAll(/(^|\s)(м|ул|пр|р)\.\s/g, '$1$2.\u00a0')}`
    : city.name;
}

/** What tells this card from others where only a name fits. */
export function cardName(card: CardTile): string {
  return card.kind === 'resume' && card.owner.name
    ? `${card.title}, ${card.owner.name}`
    : card.title;
}
