import { Check, CircleAlert } from 'lucide-react';
import { Spinner } from '#web/ui/controls/spinner.tsx';
import type { SavedValue } from './save-at-once.ts';

/** Takes no place until there is something to say; read out when it changes. */
export function SavedState({ state, problem }: Pick<SavedValue<unknown>, 'state' | 'problem'>) {
  return (
    <output className="block text-sm">
      {problem && (
        <span className="flex items-start gap-1.5 font-medium text-error">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <span>Не сохранено. {problem}</span>
        </span>
      )}
      {state === 'saving' && (
        <span className="flex items-center gap-1.5 text-muted">
          <Spinner className="size-4.5" />
          Сохраняем…
        </span>
      )}
      {state === 'saved' && (
        <span className="flex items-center gap-1.5 text-muted">
          <Check aria-hidden className="size-4.5 text-success" />
          Сохранено
        </span>
      )}
    </output>
  );
}
