import { MapPin } from 'lucide-react';
import type { CardTile as Tile } from '#contract/cards.ts';
import { payText } from '#contract/pay.ts';
import { FavoriteHeart } from '#web/favorites/favorite-heart.tsx';
import { Card } from '#web/ui/card.tsx';
import { CardFace } from './card-face.tsx';
import { CardLink } from './card-link.tsx';
import { cardName, ownerLine, placeLine } from './card-words.ts';
import { Freshness } from './freshness.tsx';

interface CardTileProps {
  card: Tile;
  /** Level of the heading in its page. */
  heading?: 'h2' | 'h3';
}

/** A card in a list; the whole of it is the link, the heart stands above. */
export function CardTile({ card, heading: Heading = 'h2' }: CardTileProps) {
  const owner = ownerLine(card);
  return (
    <Card as="article" lively className="relative flex h-full flex-col gap-3">
      <div className="flex items-start gap-4">
        <CardFace card={card} />
        <div className="min-w-0 grow">
          <Heading className="text-lg leading-snug">
            <CardLink
              card={card}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
            >
              {card.title}
            </CardLink>
          </Heading>
          {owner && <p className="mt-0.5 text-muted">{owner}</p>}
        </div>
        <FavoriteHeart
          slug={card.slug}
          label={cardName(card)}
          className="relative -mt-1.5 -mr-1.5 shadow-none sm:-mt-2 sm:-mr-2"
        />
      </div>
      <p className="numbers text-xl font-semibold text-action">{payText(card.pay)}</p>
      <Highlights texts={card.highlights} />
      <TileFoot card={card} />
    </Card>
  );
}

function Highlights({ texts }: { texts: string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Главное">
      {texts.map((text) => (
        <li
          key={text}
          className="line-clamp-2 max-w-full rounded-sm bg-surface-soft px-2.5 py-1 text-sm"
        >
          {text}
        </li>
      ))}
    </ul>
  );
}

function TileFoot({ card }: { card: Tile }) {
  return (
    <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-1 text-sm text-muted">
      <span className="flex min-w-0 gap-1.5">
        <MapPin aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <span className="min-w-0">{placeLine(card)}</span>
      </span>
      <Freshness iso={card.published_at} />
    </p>
  );
}
