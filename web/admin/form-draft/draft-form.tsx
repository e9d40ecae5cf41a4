import type { ReactNode } from 'react';
import type { Problem } from '#contract/errors.ts';
import type { useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { DraftNotes } from './draft-notes.tsx';
import type { FormDraft } from './use-form-draft.ts';

interface DraftFormProps<Draft extends object> {
  form: Pick<
    FormDraft<Draft>,
    'draft' | 'discard' | 'isChanged' | 'conflicts' | 'keepOwn' | 'takeSaved'
  >;
  saving: ReturnType<typeof useSubmit<[Draft]>>;
  /** Labels, for what somebody else has changed as well. */
  names: Record<keyof Draft & string, string>;
  /** Of another step of the same form; that of saving comes first. */
  problem?: Problem | null;
  /** Instead of «Отменить правки». */
  buttons?: ReactNode;
  children: ReactNode;
}

/** Every form of the back office that changes what has a version: told apart only by its fields. */
export function DraftForm<Draft extends object>(props: DraftFormProps<Draft>) {
  const { form, saving, names, problem = null, buttons, children } = props;
  const { draft, discard, isChanged } = form;
  return (
    <SubmitForm onSubmit={() => void saving.submit(draft)} attempt={saving.attempt}>
      <DraftNotes form={form} problem={saving.problem ?? problem} names={names} />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={saving.pending}>
          Сохранить
        </Button>
        {buttons}
        {!buttons && isChanged && (
          <Button kind="quiet" onClick={discard}>
            Отменить правки
          </Button>
        )}
      </div>
    </SubmitForm>
  );
}
