import { Check, ChevronDown, ShieldAlert } from 'lucide-react';
import type { OwnCard } from '#contract/own-cards.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { labelOf } from '../draft/labels.ts';
import { stepOf, type FormStep } from '../draft/steps.ts';
import type { FormWalk } from '../steps/use-form-walk.ts';

type RejectedNoteProps = {
  card: OwnCard;
  steps: readonly FormStep[];
  walk: FormWalk;
  /** The step that the form was opened at. */
  isEntry: boolean;
};

/** What the moderator wrote; every line leads to its field, and says once it is another one. */
export function RejectedNote({ card: { state, review }, steps, walk, isEntry }: RejectedNoteProps) {
  if (!review) return null;
  const notes = Object.entries(review.notes);
  return (
    <Note tone="error" icon={<ShieldAlert />}>
      {/* Read once in full; on the steps that follow its title is reminder enough. */}
      <details open={isEntry} className="group">
        <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
          {state === 'published' ? 'Новый текст не прошёл проверку' : 'Не прошла проверку'}
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        <p className="mt-1 whitespace-pre-line">{review.reason}</p>
        {notes.length > 0 && (
          <ul className="mt-2 flex flex-col gap-2">
            {notes.map(([path, text]) => (
              <li key={path} className="flex flex-wrap items-center gap-x-3">
                <a
                  href={walk.hrefOf(stepOf(steps, path))}
                  onClick={(event) => {
                    event.preventDefault();
                    walk.goToField(path);
                  }}
                  className="inline-block min-h-11 content-center underline underline-offset-4"
                >
                  {labelOf(steps, path)}: {text}
                </a>
                {review.fixed.includes(path) && (
                  <Badge tone="success" icon={<Check aria-hidden />}>
                    исправлено
                  </Badge>
                )}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-2">
          Поправьте и отправьте ещё раз
          {state === 'published' && ': пока люди видят прежний текст'}.
        </p>
      </details>
    </Note>
  );
}
