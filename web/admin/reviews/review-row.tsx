import { TriangleAlert } from 'lucide-react';
import { countOf } from '#contract/russian.ts';
import type { Review } from '#contract/moderation.ts';
import { kindNames } from '../kinds.ts';
import { WaitedTime } from '../queue/waited-time.tsx';

export function ReviewRow({ item }: { item: Review }) {
  const { title, kind, category, flags, sent_at: sentAt, is_new: isNew } = item;
  return (
    <>
      <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]">{title}</span>
      <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {kindNames[kind]} · {category}
        {!isNew && ' · правки'}
      </span>
      <span className="flex items-center gap-x-2 text-sm text-muted">
        <WaitedTime since={sentAt} />
        {flags.length > 0 && (
          <span className="inline-flex items-center gap-1 font-semibold text-error">
            <TriangleAlert aria-hidden className="size-4" />
            {countOf(flags.length, ['находка', 'находки', 'находок'])}
          </span>
        )}
      </span>
    </>
  );
}
