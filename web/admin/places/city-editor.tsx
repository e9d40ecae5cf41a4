import { placeEditingCalls as calls, type CitySource } from '#contract/place-editing.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { BackLink } from '../back-link.tsx';
import { DraftForm } from '../form-draft/draft-form.tsx';
import { useSaveForm } from '../form-draft/use-save-form.ts';
import type { FormDraft } from '../form-draft/use-form-draft.ts';
import { type CityDraft, fieldNames, useCityDraft, writingOf } from './city-draft.ts';
import { CityFields } from './city-fields.tsx';
import { CityRemoval } from './city-removal.tsx';
import { PlaceList } from './place-list.tsx';

/** Null: a new one. */
export function CityEditor({ city }: { city: CitySource | null }) {
  const form = useCityDraft(city);
  const saving = useSave(city, form);
  return (
    <>
      <BackLink href="/admin/places">Города, метро и районы</BackLink>
      <h1 className="text-2xl [overflow-wrap:anywhere]">{city ? city.name : 'Новый город'}</h1>
      {city && (
        <HrefLink
          href={`/${city.slug}`}
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
        >
          Открыть на сайте
        </HrefLink>
      )}
      <div className="mt-3 grid grid-cols-1 items-start gap-8 xl:grid-cols-2">
        <div>
          <DraftForm form={form} saving={saving} names={fieldNames}>
            <CityFields
              city={city}
              draft={form.draft}
              errorsOf={saving.errorsOf}
              onChange={form.change}
            />
          </DraftForm>
          {city && <CityRemoval city={city} />}
        </div>
        {city && <PlaceList city={city} />}
      </div>
    </>
  );
}

function useSave(city: CitySource | null, form: FormDraft<CityDraft>) {
  const api = useApi();
  return useSaveForm({
    form,
    done: 'Город сохранён',
    pathOf: ({ id }) => `/admin/places/${id}`,
    // What is no number is refused before the call.
    save: async (draft: CityDraft): Promise<CitySource> => {
      const body = writingOf(draft);
      if (!city) return api.call(calls.addCity, { body });
      const { id, version } = city;
      return api.call(calls.saveCity, { params: { id }, body: { ...body, version } });
    },
  });
}
