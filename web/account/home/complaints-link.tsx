import { Link } from '@tanstack/react-router';
import { Flag } from 'lucide-react';
import type { OwnComplaint } from '#contract/complaints.ts';
import { countOf } from '#contract/russian.ts';

/** Only for those who have complained: the others need not know that there is such a page. */
export function ComplaintsLink({ complaints }: { complaints: readonly OwnComplaint[] }) {
  if (complaints.length === 0) return null;
  const waiting = complaints.filter(({ state }) => state === 'waiting').length;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <Link
        to="/account/complaints"
        className="inline-flex min-h-11 items-center gap-2 text-action underline underline-offset-4 hover:text-action-hover"
      >
        <Flag aria-hidden className="size-4.5 shrink-0" />
        Ваши жалобы и ответы на них
      </Link>
      {waiting > 0 && (
        <span className="text-sm text-muted">
          {countOf(waiting, ['жалобу проверяем', 'жалобы проверяем', 'жалоб проверяем'])}
        </span>
      )}
    </p>
  );
}
