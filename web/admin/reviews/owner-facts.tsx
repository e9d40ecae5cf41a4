import { formatDay, formatNumber } from '#contract/russian.ts';
import type { ReactNode } from 'react';
import type { Review } from '#contract/queued-reviews.ts';
import { classes } from '#web/ui/style/classes.ts';
import { PersonLink } from '../people/person-link.tsx';

/** Who has written it, and what became of their cards so far. */
export function OwnerFacts({ owner }: { owner: Review['owner'] }) {
  return (
    <dl className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-control bg-surface-soft px-3 py-2 text-sm">
      <Fact label="Владелец" value={<PersonLink person={owner} />} />
      <Fact label="На сайте с" value={formatDay(owner.created_at)} />
      <Fact label="Опубликовано" value={formatNumber(owner.published)} />
      <Fact label="Отклонено" value={formatNumber(owner.rejected)} isBad={owner.rejected > 0} />
      <Fact label="Жалоб" value={formatNumber(owner.complaints)} isBad={owner.complaints > 0} />
    </dl>
  );
}

function Fact({
  label,
  value,
  isBad = false,
}: {
  label: string;
  value: ReactNode;
  isBad?: boolean;
}) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
      <dt className="whitespace-nowrap text-muted">{label}</dt>
      <dd
        className={classes(
          'numbers min-w-0 font-semibold [overflow-wrap:anywhere]',
          isBad && 'text-error',
        )}
      >
        {value}
      </dd>
    </div>
  );
}
