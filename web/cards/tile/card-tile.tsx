import { Suspense } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import type { CardTile as Tile } from '#contract/cards.ts';
import { payText } from '#contract/pay.ts';
import { FavoriteHeart } from '#web/favorites/favorite-heart.tsx';
import { CardFace } from './card-face.tsx';
import { CardLink } from './card-link.tsx';
import { ageOf, cardName, placeLine } from './card-words.ts';
import { FreshnessAndVisit } from './freshness.tsx';
import { Highlights } from './highlights.tsx';
import { PerHour } from './per-hour.tsx';
import { PassportMark } from './passport-mark.tsx';

/** Few are. */
const BusyBadge = lazyPart(async () => ({ default: (await import('./busy-badge.tsx')).BusyBadge }));
/** Few again. */
const MoreMarks = lazyPart(() => import('./more-marks.tsx'));
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

const hasMoreMarks = ({ exam_badge, references_count, pays_on_time }: Tile['owner']) =>
  exam_badge !== null || references_count > 0 || pays_on_time !== null;

const isDealtWith = ({ contacts_opened, my_response }: Tile) =>
  contacts_opened || my_response !== null;

/** A card in a list; the whole of it is the link, the heart stands above. */
export function CardTile({ card, heading: Heading = 'h2', eager, inCity }: CardTileProps) {
  return (
    <article className={card.pay_per_hour_kopecks ? 'tile tile-hourly' : 'tile'}>
      <CardFace card={card} eager={eager} className="tile-face" />
      <p className="tile-name">{card.owner.name ?? 'Имя скрыто'}</p>
      <div className="tile-where">
        <p className="tile-place">
          {/* A comma may end a line; a dot would dangle there. */}
          {[ageOf(card), placeLine(card, inCity)].filter(Boolean).join(', ')}
        </p>
        <p className="tile-fresh">
          <FreshnessAndVisit iso={card.published_at} lastSeen={card.owner.last_seen} />
        </p>
      </div>
      <FavoriteHeart slug={card.slug} label={cardName(card)} className="tile-heart" />
      <Heading className="tile-title">
        <CardLink card={card}>{card.title}</CardLink>
      </Heading>
      <p className="tile-pay">
        {payText(card.pay)}
        <PerHour kopecks={card.pay_per_hour_kopecks} />
      </p>
      {(card.busy_until || isDealtWith(card)) && (
        <div className="tile-marks">
          {card.busy_until && (
            <Suspense>
              <BusyBadge card={card} />
            </Suspense>
          )}
          {isDealtWith(card) && (
            <Suspense>
              <TileMarks card={card} />
            </Suspense>
          )}
        </div>
      )}
      {card.owner.verified_passport || hasMoreMarks(card.owner) ? (
        <div className="tile-facts">
          <PassportMark card={card} />
          {hasMoreMarks(card.owner) && (
            <Suspense>
              <MoreMarks owner={card.owner} />
            </Suspense>
          )}
          <Highlights texts={card.highlights} />
        </div>
      ) : (
        <Highlights texts={card.highlights} />
      )}
    </article>
  );
}
