import { ExternalLink } from 'lucide-react';
import { cardPath } from '#contract/cards.ts';
import type { Review } from '#contract/queued-reviews.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { kindNames } from '../kinds.ts';
import { WaitingTime } from '../waiting-time/waiting-time.tsx';
import { FieldLines } from './field-lines.tsx';
import { FlagList } from './flag-list.tsx';
import { OwnerFacts } from './owner-facts.tsx';
import { ReviewPhotos } from './review-photos.tsx';

/** All that is needed to judge a card, what was found first. */
export function ReviewView({ item: review }: { item: Review }) {
  const { flags, fields, photos, owner, is_new: isNew } = review;
  const changed = fields.filter(({ before }) => before !== null);
  const same = fields.filter(({ before }) => before === null);
  return (
    <div className="@container">
      <Facts review={review} />
      <FlagList review={review} />
      <OwnerFacts owner={owner} />
      <ReviewPhotos photos={photos} />
      {isNew ? (
        <FieldLines fields={fields} flags={flags} />
      ) : (
        <>
          <h3 className="mt-5 text-lg">Что изменилось</h3>
          {changed.length > 0 ? (
            <FieldLines fields={changed} flags={flags} />
          ) : (
            <p className="mt-1 text-muted">Новых слов нет: что-то убрали или сменили фотографии.</p>
          )}
          {same.length > 0 && <h3 className="mt-5 text-lg">Осталось как было</h3>}
          <FieldLines fields={same} flags={flags} />
        </>
      )}
    </div>
  );
}

function Facts({ review }: { review: Review }) {
  const { kind, slug, category, city, sent_at: sentAt, is_new: isNew } = review;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Badge tone={isNew ? 'info' : 'accent'}>{isNew ? 'Новая' : 'Правки'}</Badge>
      <span>{[kindNames[kind], category, city].filter(Boolean).join(' · ')}</span>
      <span>
        ждёт <WaitingTime since={sentAt} />
      </span>
      {!isNew && (
        <a
          href={cardPath({ kind, slug })}
          target="_blank"
          className="inline-flex items-center gap-1.5 text-action underline underline-offset-4 hover:text-action-hover"
        >
          Что видят люди
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
    </p>
  );
}
