import { TriangleAlert } from 'lucide-react';
import { countOf } from '#contract/russian.ts';
import type { Review } from '#contract/queued-reviews.ts';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { kindNames } from '../kinds.ts';
import { WaitingTime } from '../waiting-time/waiting-time.tsx';

export function ReviewRow({ item }: { item: Review }) {
  const { title, kind, category, flags, sent_at: sentAt, is_new: isNew } = item;
  return (
    <>
      <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]">{title}</span>
      <span className="flex items-start justify-between gap-2 text-sm text-muted">
        <span>
          <WaitingTime since={sentAt} />
          {` · ${kindNames[kind]}, ${category.toLowerCase()}${isNew ? '' : ', правки'}`}
        </span>
        {flags.length > 0 && (
          <span className="inline-flex items-center gap-1 font-semibold text-error">
            <TriangleAlert aria-hidden className="size-4" />
            <span aria-hidden>{flags.length}</span>
            <VisuallyHidden>
              {countOf(flags.length, ['находка', 'находки', 'находок'])}
            </VisuallyHidden>
          </span>
        )}
      </span>
    </>
  );
}
