import { Eye, EyeOff, Pencil, Upload } from 'lucide-react';
import { cardPath, type OwnCard as Own } from '#contract/cards.ts';
import { payText } from '#contract/pay.ts';
import { photoSources, photoUrl } from '#contract/photos.ts';
import { formHref } from '#web/cards/edit/address.ts';
import { FormLink } from '#web/cards/edit/form-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Card } from '#web/ui/card.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { CardStateBadges } from './card-state-badges.tsx';
import { RemoveButton } from './remove-button.tsx';
import { useOwnCard } from './use-own-card.ts';

const quiet = buttonStyles({ kind: 'quiet', size: 'small', className: 'px-3!' });

/** A card that was published at least once. */
export function OwnCard({ card }: { card: Own }) {
  const isPublished = card.state === 'published';
  const { pay } = card.draft;
  const edit = formHref({ kind: card.kind, category: card.category.slug, slug: card.slug });
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <CardStateBadges card={card} />
      </div>
      <div className="flex items-center gap-4">
        <Face photo={card.draft.photos[0]} />
        <div className="min-w-0">
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
      <div className="-mx-3 -mb-2 flex flex-wrap before:mx-3 before:mb-2 before:w-full before:border-t before:border-line">
        {isPublished && (
          <FormLink href={cardPath(card)} className={quiet}>
            <Eye aria-hidden className="size-4.5" />
            Открыть
          </FormLink>
        )}
        <FormLink href={edit} className={quiet}>
          <Pencil aria-hidden className="size-4.5" />
          Редактировать
        </FormLink>
        <Actions card={card} />
      </div>
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

function Actions({ card }: { card: Own }) {
  const { pending, publish, withdraw, remove } = useOwnCard(card);
  const isPublished = card.state === 'published';
  const Icon = isPublished ? EyeOff : Upload;
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className="px-3!"
        pending={pending}
        onClick={() => void (isPublished ? withdraw() : publish())}
      >
        <Icon aria-hidden className="size-4.5" />
        {isPublished ? 'Снять с публикации' : 'Опубликовать снова'}
      </Button>
      <RemoveButton card={card} pending={pending} onRemove={() => void remove()} />
    </>
  );
}
