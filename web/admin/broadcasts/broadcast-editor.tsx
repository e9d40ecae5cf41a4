import { type Broadcast, broadcastCalls, broadcastTextAtMost } from '#contract/broadcasts.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { DraftNotes } from '../form-draft/draft-notes.tsx';
import { useSaveForm } from '../form-draft/use-save-form.ts';
import type { FormDraft } from '../form-draft/use-form-draft.ts';
import { AudienceFields } from './audience-fields.tsx';
import {
  bodyOf,
  type BroadcastDraft,
  broadcastFieldNames as names,
  useBroadcastDraft,
} from './broadcast-draft.ts';
import { BroadcastSending } from './broadcast-sending.tsx';

/** Null: a new one. */
export function BroadcastEditor({ broadcast }: { broadcast: Broadcast | null }) {
  const form = useBroadcastDraft(broadcast);
  const { draft, change, discard } = form;
  const { submit, pending, problem, errorsOf, attempt } = useSave(broadcast, form);
  const field = (key: keyof BroadcastDraft) => ({
    label: names[key],
    value: draft[key],
    error: errorsOf(key)[0],
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  });
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <SubmitForm onSubmit={() => void submit(draft)} attempt={attempt}>
        <DraftNotes form={form} problem={problem} names={names} saved={broadcast?.text} />
        <TextField hint="Она же — заголовок письма" maxLength={120} {...field('subject')} />
        <TextArea
          hint="Абзацы — через пустую строку, разметки нет. Ссылка на отписку добавится сама"
          className="[&_textarea]:max-h-[70dvh] [&_textarea]:min-h-60"
          maxLength={broadcastTextAtMost}
          {...field('text')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField optional maxLength={40} {...field('button_label')} />
          <TextField
            optional
            hint="Страница этого сайта: /tariffs"
            maxLength={300}
            {...field('button_path')}
          />
        </div>
        <AudienceFields draft={draft} change={change} />
        <Checkbox
          label={names.withNote}
          checked={draft.withNote !== ''}
          onChange={({ target }) => change({ withNote: target.checked ? 'yes' : '' })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="secondary" pending={pending} disabled={!form.isChanged}>
            Сохранить
          </Button>
          {form.isChanged && (
            <Button kind="quiet" onClick={discard}>
              Отменить правки
            </Button>
          )}
        </div>
      </SubmitForm>
      {broadcast && !form.isChanged && !pending && <BroadcastSending broadcast={broadcast} />}
    </div>
  );
}

function useSave(broadcast: Broadcast | null, form: FormDraft<BroadcastDraft>) {
  const api = useApi();
  return useSaveForm({
    form,
    done: 'Черновик сохранён',
    pathOf: ({ id }) => `/admin/broadcast/${id}`,
    save: (draft: BroadcastDraft): Promise<Broadcast> => {
      const body = bodyOf(draft);
      if (!broadcast) return api.call(broadcastCalls.add, { body });
      const { id, version } = broadcast;
      return api.call(broadcastCalls.save, { params: { id }, body: { ...body, version } });
    },
  });
}
