import { Check, X } from 'lucide-react';
import type { FeedbackMarks } from '#contract/shown-feedback.ts';
import { feedbackMarks } from './marks.ts';

/** «Приходит вовремя», «Снова не позвали бы» */
export function MarkLines({ marks, byFamily }: { marks: FeedbackMarks; byFamily: boolean }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {feedbackMarks(byFamily).map(({ key, yes, no }) => (
        <li key={key} className="flex items-center gap-1.5">
          {marks[key] ? (
            <Check aria-hidden className="size-4 text-success" />
          ) : (
            <X aria-hidden className="size-4 text-error" />
          )}
          {marks[key] ? yes : no}
        </li>
      ))}
    </ul>
  );
}
