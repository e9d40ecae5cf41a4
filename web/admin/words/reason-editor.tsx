import {
  type PlaceReasons,
  type ReasonTemplate,
  reasonTemplateCalls,
  templatesAtMost,
} from '#contract/reason-templates.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoveButtons } from '../order/move-buttons.tsx';
import { movesOf } from '../order/moves.ts';
import { DraftNotes } from '../form-draft/draft-notes.tsx';
import { useSaveForm } from '../form-draft/use-save-form.ts';
import { type FormDraft, useFormDraft } from '../form-draft/use-form-draft.ts';

/** The own reasons of one queue, in the order in which moderators see them. */
export function ReasonEditor({ place }: { place: PlaceReasons }) {
  const form = useFormDraft(`reasons.${place.place}`, { reasons: place.reasons });
  const { reasons } = form.draft;
  const change = (next: ReasonTemplate[]) => form.change({ reasons: next });
  const { submit, pending, problem, errorsOf, attempt } = useSave(place, form);
  const put = (at: number, part: Partial<ReasonTemplate>) =>
    change(reasons.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <SubmitForm onSubmit={() => void submit(form.draft)} attempt={attempt}>
      <DraftNotes
        form={form}
        problem={problem}
        names={{ reasons: 'Причины' }}
        saved={place.reasons.map(({ label, text }) => `${label}: ${text}`).join('\n')}
      />
      <ol className="flex flex-col gap-4">
        {reasons.map((reason, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line is its place in the list
          <li key={at} className="flex flex-col gap-2 border-l-2 border-line pl-3">
            <div className="grid gap-3 sm:grid-cols-[12rem_1fr]">
              <TextField
                label="Кнопка"
                maxLength={30}
                value={reason.label}
                error={errorsOf(`reasons.${at}.label`)[0]}
                onChange={({ target }) => put(at, { label: target.value })}
              />
              <TextField
                label="Что прочитает человек"
                maxLength={500}
                value={reason.text}
                error={errorsOf(`reasons.${at}.text`)[0]}
                onChange={({ target }) => put(at, { text: target.value })}
              />
            </div>
            <MoveButtons
              name={reason.label}
              {...movesOf(reasons, at, change)}
              onRemove={() => change(reasons.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button
          kind="quiet"
          disabled={reasons.length >= templatesAtMost}
          onClick={() => change([...reasons, { label: '', text: '' }])}
        >
          Добавить причину
        </Button>
        <Button type="submit" pending={pending} disabled={!form.isChanged}>
          Сохранить
        </Button>
        {form.isChanged && (
          <Button kind="quiet" onClick={form.discard}>
            Отменить правки
          </Button>
        )}
      </div>
    </SubmitForm>
  );
}

interface ReasonsDraft {
  reasons: ReasonTemplate[];
}

function useSave({ place, version }: PlaceReasons, form: FormDraft<ReasonsDraft>) {
  const api = useApi();
  return useSaveForm({
    form,
    done: 'Причины сохранены',
    save: ({ reasons }: ReasonsDraft) =>
      api.call(reasonTemplateCalls.save, { params: { place }, body: { reasons, version } }),
  });
}
