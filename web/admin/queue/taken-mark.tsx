import { Hand } from 'lucide-react';
import type { Taken } from '#contract/queues.ts';

/** In a line of the queue. */
export function TakenMark({ taken: { is_own: isOwn, by } }: { taken: Taken }) {
  return (
    <span className="flex items-center gap-1.5 text-sm [overflow-wrap:anywhere] text-muted">
      <Hand aria-hidden className="size-4 shrink-0" />
      {isOwn ? 'Взято вами' : `Занято: ${by.name ?? `сотрудник № ${by.id}`}`}
    </span>
  );
}
