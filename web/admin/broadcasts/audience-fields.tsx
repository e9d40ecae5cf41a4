import { formatNumber } from '#contract/russian.ts';
import { CityField } from '#web/places/city-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { BroadcastDraft } from './broadcast-draft.ts';
import { useReceivers } from './use-receivers.ts';

interface AudienceFieldsProps {
  draft: BroadcastDraft;
  change: (part: Partial<BroadcastDraft>) => void;
}

export function AudienceFields({ draft, change }: AudienceFieldsProps) {
  const people = useReceivers(draft);
  return (
    <fieldset className="flex flex-col gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">Кому</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Роль"
          placeholder="Всем"
          options={[
            { value: 'employee', label: 'Семьям' },
            { value: 'worker', label: 'Специалистам' },
          ]}
          value={draft.role}
          onChange={({ target }) => change({ role: target.value })}
        />
        <CityField
          label="Город"
          optional
          hint="Пусто — вся Россия"
          value={draft.city ? { slug: draft.city, name: draft.cityName } : null}
          onChange={(city) => change({ city: city?.slug ?? '', cityName: city?.name ?? '' })}
        />
      </div>
      <p aria-live="polite" className="numbers">
        {people === null ? 'Считаем получателей…' : `Получателей: ${formatNumber(people)}`}
      </p>
    </fieldset>
  );
}
