import { Check, ShieldAlert } from 'lucide-react';
import type { OwnCard } from '#contract/cards.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Note } from '#web/ui/note.tsx';
import { labelOf } from './labels.ts';
import { stepOf, type FormStep } from './steps.ts';
import type { FormWalk } from './use-form-walk.ts';

type RejectedNoteProps = { card: OwnCard; steps: readonly FormStep[]; walk: FormWalk };

/** What the moderator wrote; every line leads to its field, and says once it is another one. */
export function RejectedNote({ card: { state, review }, steps, walk }: RejectedNoteProps) {
  if (!review) return null;
  const notes = Object.entries(review.notes);
  return (
    <Note tone="error" icon={<ShieldAlert />}>
      <p className="font-semibold">
        {state === 'published' ? 'Новый текст не прошёл проверку' : 'Не прошла проверку'}
      </p>
      <p className="whitespace-pre-line">{review.reason}</p>
      {notes.length > 0 && (
        <ul>
          {notes.map(([path, text]) => (
            <li key={path} className="flex flex-wrap items-center gap-x-3">
              <a
                href={walk.hrefOf(stepOf(steps, path))}
                onClick={(event) => {
                  event.preventDefault();
                  walk.goToField(path);
                }}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
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
      <p>
        Поправьте и отправьте ещё раз
        {state === 'published' && ': пока люди видят прежний текст'}.
      </p>
    </Note>
  );
}
