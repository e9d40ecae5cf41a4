import type { CitySource } from '#contract/place-editing.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { type CityDraft, fieldNames } from './city-draft.ts';

interface CityFieldsProps {
  city: CitySource | null;
  draft: CityDraft;
  errorsOf: (path: string) => string[];
  onChange: (part: Partial<CityDraft>) => void;
}

type TextName = Exclude<keyof CityDraft, 'population' | 'shown_first' | 'hidden'>;

export function CityFields({ city, draft, errorsOf, onChange }: CityFieldsProps) {
  const text = (key: TextName, maxLength = 60) => ({
    label: fieldNames[key],
    value: draft[key],
    error: errorsOf(key)[0],
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [key]: target.value }),
  });
  const former = city?.former_slugs.length
    ? `. Прежние ведут сюда: ${city.former_slugs.join(', ')}`
    : '';
  return (
    <>
      <TextField {...text('name')} />
      <TextField {...text('slug')} hint={`/${draft.slug || '…'}${former}`} />
      <TextField {...text('region', 80)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...text('genitive')} hint="Москвы" />
        <TextField {...text('prepositional')} hint="С предлогом: в Москве, во Владимире" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...text('time_zone')} hint="Europe/Moscow, Asia/Omsk" />
        <NumberField
          label={fieldNames.population}
          hint="Большие города стоят в списках раньше"
          value={draft.population}
          error={errorsOf('population')[0]}
          onValueChange={(population) => onChange({ population: population ?? 0 })}
        />
        <TextField {...text('lat', 12)} hint="По ней ищут соседние города" inputMode="decimal" />
        <TextField {...text('lon', 12)} inputMode="decimal" />
      </div>
      <div className="flex flex-col">
        <Checkbox
          label={fieldNames.shown_first}
          hint="В списках раньше всех, какой бы ни был величины"
          checked={draft.shown_first}
          onChange={({ target }) => onChange({ shown_first: target.checked })}
        />
        <Checkbox
          label={fieldNames.hidden}
          hint="Больше не предлагать. Карточки этого города и их адреса остаются"
          checked={draft.hidden}
          onChange={({ target }) => onChange({ hidden: target.checked })}
        />
      </div>
    </>
  );
}
