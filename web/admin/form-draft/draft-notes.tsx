import type { ReactNode } from 'react';
import type { Problem } from '#contract/errors.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import type { FormDraft } from './use-form-draft.ts';

interface DraftNotesProps<Draft extends object> {
  form: Pick<FormDraft<Draft>, 'isChanged' | 'conflicts' | 'keepOwn' | 'takeSaved'>;
  problem: Problem | null;
  /** Labels of the fields. */
  names: Record<keyof Draft & string, string>;
  /** What somebody else has saved meanwhile, where it is long. */
  saved?: ReactNode;
}

/** Above a form of the back office: what went wrong, and what of it is only here. */
export function DraftNotes<Draft extends object>(props: DraftNotesProps<Draft>) {
  const { form, problem, names, saved } = props;
  const { isChanged, conflicts, keepOwn, takeSaved } = form;
  return (
    <>
      {problem && !problem.errors && <FormProblem problem={problem} />}
      {conflicts.length > 0 && (
        <Note tone="warning">
          <p>
            Другой человек тоже изменил: {conflicts.map((name) => names[name]).join(', ')}. В форме
            стоит ваше: сохраните, если верно оно.
          </p>
          {saved && (
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-action">
                Что сохранил другой человек
              </summary>
              <div className="rounded-control bg-surface p-3 text-sm whitespace-pre-wrap">
                {saved}
              </div>
            </details>
          )}
          <div className="flex flex-wrap gap-3">
            <Button kind="secondary" size="small" onClick={keepOwn}>
              Оставить мой вариант
            </Button>
            <Button kind="quiet" size="small" onClick={takeSaved}>
              Взять сохранённый
            </Button>
          </div>
        </Note>
      )}
      {isChanged && (
        <Note tone="info">Есть несохранённые правки. Они остаются в этом браузере.</Note>
      )}
    </>
  );
}
