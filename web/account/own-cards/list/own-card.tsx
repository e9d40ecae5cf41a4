import { cardPath } from '#contract/cards.ts';
import type { OwnCard as Own } from '#contract/own-cards.ts';
import { payText } from '#contract/pay.ts';
import { photoSources, photoUrl } from '#contract/photos.ts';
import { ownCardId } from '#web/cards/owner/address.ts';
import { FormLink } from '#web/cards/owner/form-link.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Photo } from '#web/ui/display/photo.tsx';
import { OwnCardActions } from './own-card-actions.tsx';
import { CardStateBadges } from './card-state-badges.tsx';
import { HiddenNameNote } from './hidden-name-note.tsx';
import { OwnInterest } from './own-interest.tsx';
import { OwnResponses } from './own-responses.tsx';
import { SilenceNote } from './silence-note.tsx';
import { StateNote } from './state-note.tsx';

/** A card that was sent or published at least once. */
export function OwnCard({ card }: { card: Own }) {
  const isPublished = card.state === 'published';
  const { pay } = card.draft;
  return (
    <Card as="li" id={ownCardId(card)} className="flex scroll-mt-6 flex-col gap-3">
      <CardStateBadges card={card} />
      {/* The words go below the face where the browser's own text is so large that they must. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Face photo={card.draft.photos[0]} />
        <div className="min-w-0 grow basis-[min(100%,12rem)]">
          <h3 className="text-xl [overflow-wrap:anywhere]">
            {isPublished ? (
              <FormLink
                href={cardPath(card)}
                className="text-ink underline-offset-4 hover:text-action hover:underline"
              >
                {card.title}
              </FormLink>
            ) : (
              card.title
            )}
          </h3>
          {pay?.unit && (
            <p className="numbers mt-0.5 text-muted">{payText({ ...pay, unit: pay.unit })}</p>
          )}
        </div>
      </div>
      <OwnInterest card={card} />
      <OwnResponses card={card} />
      <StateNote card={card} />
      <HiddenNameNote card={card} />
      {card.silence && <SilenceNote card={card} silence={card.silence} />}
      <OwnCardActions card={card} />
    </Card>
  );
}

/** As the owner has it now, published or not. */
function Face({ photo }: { photo: string | undefined }) {
  if (photo === undefined) return null;
  return (
    <Photo
      src={photoUrl(photo, 160)}
      srcSet={photoSources(photoUrl(photo, 160))}
      sizes="4rem"
      width={64}
      height={64}
      alt=""
      className="size-16 shrink-0 rounded-card object-[50%_30%]"
    />
  );
}
