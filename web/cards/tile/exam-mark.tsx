import { Activity } from 'lucide-react';
import type { CardTile } from '#contract/cards.ts';
import { examText } from './exam-text.ts';

/** Quiet, as the mark of the passport is. */
export default function ExamMark({ badge }: { badge: ExamBadge }) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-success">
      <Activity aria-hidden className="mt-0.5 size-4 shrink-0" />
      {examText(badge)}
    </p>
  );
}

type ExamBadge = NonNullable<CardTile['owner']['exam_badge']>;
