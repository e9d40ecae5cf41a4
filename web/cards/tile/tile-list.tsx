import type { CardTile as Tile } from '#contract/cards.ts';
import { CardTile } from './card-tile.tsx';

type TileListProps = {
  cards: Tile[];
  heading?: 'h2' | 'h3';
  columns?: string;
  /** How many of the first are in sight as soon as the page is. */
  inSight?: number;
  /** Slug of the city that all of them are in. */
  inCity?: string | undefined;
};

export function TileList(props: TileListProps) {
  const { cards, heading, columns = 'sm:grid-cols-2', inSight = 0, inCity } = props;
  return (
    <ul className={`tiles ${columns}`}>
      {cards.map((card, index) => (
        <li key={card.slug}>
          <CardTile card={card} heading={heading} eager={index < inSight} inCity={inCity} />
        </li>
      ))}
    </ul>
  );
}
