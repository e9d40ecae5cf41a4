import { Suspense } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import type { CardTile as Tile } from '#contract/cards.ts';
import { payText } from '#contract/pay.ts';
import { FavoriteHeart } from '#web/favorites/favorite-heart.tsx';
import { CardFace } from './card-face.tsx';
import { CardLink } from './card-link.tsx';
import { cardName, ownerWords, placeLine } from './card-words.ts';
import { FreshnessAndVisit } from './freshness.tsx';
import { Highlights } from './highlights.tsx';
import { PerHour } from './per-hour.tsx';
import { PassportMark } from './passport-mark.tsx';

/** Few are. */
const BusyBadge = lazyPart(async () => ({ default: (await import('./busy-badge.tsx')).BusyBadge }));
/** Few again. */
const ExamMark = lazyPart(() => import('./exam-mark.tsx'));
/** Guests have written to nobody, and their lists do without it. */
const TileMarks = lazyPart(() => import('#web/response-marks/tile-marks.tsx'));

interface CardTileProps {
  card: Tile;
  /** Level of the heading in its page. */
  heading?: 'h2' | 'h3' | undefined;
  /** In sight as soon as the page is. */
  eager?: boolean | undefined;
  /** Of which all cards of the list are: it goes without saying. */
  inCity?: string | undefined;
}

/** A card in a list; the whole of it is the link, the heart stands above. */
export function CardTile({ card, heading: Heading = 'h2', eager, inCity }: CardTileProps) {
  const [name = 'Имя скрыто', age] = ownerWords(card);
  return (
    <article className="tile">
      <div className="tile-top">
        <div className="tile-face">
          <CardFace card={card} eager={eager} />
        </div>
        <div className="tile-who">
          <p className="tile-name">
            <span>{name}</span>
            {age && <span>, {age}</span>}
          </p>
          <div className="tile-where">
            <p className="tile-place">{placeLine(card, inCity)}</p>
            <PassportMark card={card} />
            {card.owner.exam_badge && (
              <Suspense>
                <ExamMark badge={card.owner.exam_badge} />
              </Suspense>
            )}
          </div>
        </div>
      </div>
      <FavoriteHeart slug={card.slug} label={cardName(card)} className="tile-heart" />
      <Heading className="tile-title">
        <CardLink card={card}>{card.title}</CardLink>
      </Heading>
      <p className="tile-pay">
        {payText(card.pay)}
        <PerHour kopecks={card.pay_per_hour_kopecks} />
      </p>
      <div className="tile-marks">
        {card.busy_until && (
          <Suspense>
            <BusyBadge card={card} />
          </Suspense>
        )}
        {(card.contacts_opened || card.my_response) && (
          <Suspense>
            <TileMarks card={card} />
          </Suspense>
        )}
      </div>
      <Highlights texts={card.highlights} />
      <p className="tile-fresh">
        <span className="sr-only">Опубликовано: </span>
        <FreshnessAndVisit iso={card.published_at} lastSeen={card.owner.last_seen} />
      </p>
    </article>
  );
}
