import { useRouter } from '@tanstack/react-router';
import { placeEditingCalls as calls, type PlaceSource } from '#contract/place-editing.ts';
import type { PlaceKind } from '#contract/places.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { DraftForm } from '../form-draft/draft-form.tsx';
import { useSaveForm } from '../form-draft/use-save-form.ts';
import { NextStations } from './next-stations.tsx';
import { type FormDraft, useFormDraft } from '../form-draft/use-form-draft.ts';

interface PlaceFormProps {
  city: number;
  kind: PlaceKind;
  /** Null: a new one. */
  place: PlaceSource | null;
  /** All of the city. */
  places: PlaceSource[];
  onDone: () => void;
}

const fieldNames = {
  name: 'Название',
  line: 'Линии',
  hidden: 'Спрятать',
  next: 'Соседние станции',
};

interface PlaceDraft {
  name: string;
  line: string;
  hidden: boolean;
  next: number[];
}

export function PlaceForm({ city, kind, place, places, onDone }: PlaceFormProps) {
  const { name = '', line = null, hidden = false, next = [] } = place ?? {};
  const source = { name, line: line ?? '', hidden, next };
  const form = useFormDraft<PlaceDraft>(`place.${place?.id ?? `${city}.${kind}`}`, source);
  const { draft, change } = form;
  function close() {
    form.discard();
    onDone();
  }
  const saving = useSave({ city, kind, place }, form, onDone);
  const removal = useRemoval(place, close);
  const { errorsOf } = saving;
  const former = place?.former_names.length
    ? `В карточках понимают и прежнее: ${place.former_names.join(', ')}`
    : 'Как оно стоит на картах';
  const buttons = (
    <>
      <Button kind="quiet" onClick={close}>
        Отмена
      </Button>
      {place && (
        <Button kind="quiet" pending={removal.pending} onClick={() => void removal.submit()}>
          Удалить
        </Button>
      )}
    </>
  );
  return (
    <div className="py-2">
      <DraftForm
        form={form}
        saving={saving}
        names={fieldNames}
        problem={removal.problem}
        buttons={buttons}
      >
        <TextField
          label={kind === 'metro' ? 'Станция' : 'Район'}
          hint={former}
          maxLength={80}
          value={draft.name}
          error={errorsOf('name')[0]}
          onChange={({ target }) => change({ name: target.value })}
        />
        {kind === 'metro' && (
          <TextField
            label={fieldNames.line}
            hint="Через запятую: Кольцевая, Сокольническая. Пусто, если линия одна"
            maxLength={120}
            value={draft.line}
            error={errorsOf('line')[0]}
            onChange={({ target }) => change({ line: target.value })}
          />
        )}
        {kind === 'metro' && (
          <NextStations
            stations={places.filter((one) => one.kind === 'metro' && one.id !== place?.id)}
            next={draft.next}
            error={errorsOf('next')[0]}
            onChange={(stations) => change({ next: stations })}
          />
        )}
        <Checkbox
          label={fieldNames.hidden}
          hint="Больше не предлагать. В карточках остаётся"
          checked={draft.hidden}
          onChange={({ target }) => change({ hidden: target.checked })}
        />
      </DraftForm>
    </div>
  );
}

function useSave(
  { city, kind, place }: Omit<PlaceFormProps, 'onDone' | 'places'>,
  form: FormDraft<PlaceDraft>,
  close: () => void,
) {
  const api = useApi();
  return useSaveForm({
    form,
    close,
    done: ({ name }: PlaceDraft) => `Сохранено: ${name}`,
    save: (draft: PlaceDraft): Promise<PlaceSource> => {
      const body = { ...draft, line: draft.line.trim() || null };
      if (!place)
        return api.call(calls.addPlace, { params: { id: city }, body: { ...body, kind } });
      const { id, version } = place;
      return api.call(calls.savePlace, { params: { id }, body: { ...body, version } });
    },
  });
}

function useRemoval(place: PlaceSource | null, done: () => void) {
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  return useSubmit(async () => {
    if (!place) return;
    await api.call(calls.removePlace, { params: { id: place.id } });
    done();
    showSnackbar({ type: 'success', text: `Удалено: ${place.name}` });
    await router.invalidate();
  });
}
