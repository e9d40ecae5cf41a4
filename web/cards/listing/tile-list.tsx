import type { CardTile as Tile } from '#contract/cards.ts';
import { CardTile } from '../card-tile.tsx';

type TileListProps = { cards: Tile[]; heading?: 'h2' | 'h3'; columns?: string };

export function TileList({ cards, heading, columns = 'sm:grid-cols-2' }: TileListProps) {
  return (
    <ul className={`grid gap-4 ${columns}`}>
      {cards.map((card) => (
        <li key={card.slug} className="min-w-0">
          <CardTile card={card} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
