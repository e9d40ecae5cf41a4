import { lazy, Suspense } from 'react';
import type { CardTile as Tile } from '#contract/cards.ts';
import { payText } from '#contract/pay.ts';
import { FavoriteHeart } from '#web/favorites/favorite-heart.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { BusyBadge } from './busy-badge.tsx';
import { CardFace } from './card-face.tsx';
import { CardLink } from './card-link.tsx';
import { cardName, ownerLine, placeLine } from './card-words.ts';
import { FreshnessAndVisit } from './freshness.tsx';
import { Highlights } from './highlights.tsx';
import { PassportMark } from './passport-mark.tsx';

/** Guests have written to nobody, and their lists do without it. */
const ResponseMark = lazy(() => import('#web/response-marks/response-mark.tsx'));

interface CardTileProps {
  card: Tile;
  /** Level of the heading in its page. */
  heading?: 'h2' | 'h3' | undefined;
  /** In sight as soon as the page is. */
  eager?: boolean | undefined;
}

/** A card in a list; the whole of it is the link, the heart stands above. */
export function CardTile({ card, heading: Heading = 'h2', eager }: CardTileProps) {
  return (
    <Card as="article" lively className="relative flex h-full flex-col">
      <div className="flex items-start gap-3">
        <CardFace card={card} eager={eager} />
        <div className="min-w-0 grow pt-1 text-sm">
          {/* Afloat, so that a long place has the whole width below it. */}
          <FavoriteHeart
            slug={card.slug}
            label={cardName(card)}
            className="relative z-1 float-right -mt-1 -mr-1 ml-1 sm:-mr-2"
          />
          <p className="font-medium">{ownerLine(card) ?? 'Имя скрыто'}</p>
          <p className="text-muted">{placeLine(card)}</p>
          <PassportMark card={card} className="mt-1" />
        </div>
      </div>
      <Heading className="mt-4 text-lg leading-snug">
        <CardLink
          card={card}
          className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {card.title}
        </CardLink>
      </Heading>
      <p className="numbers mt-1 text-xl font-semibold text-action">{payText(card.pay)}</p>
      <BusyBadge card={card} className="mt-3" />
      {card.my_response && (
        <Suspense>
          <ResponseMark kind={card.kind} response={card.my_response} className="mt-3" />
        </Suspense>
      )}
      <Highlights texts={card.highlights} />
      <p className="mt-auto pt-3 text-sm text-muted">
        <span className="sr-only">Опубликовано: </span>
        <FreshnessAndVisit iso={card.published_at} lastSeen={card.owner.last_seen} />
      </p>
    </Card>
  );
}
