import { X } from 'lucide-react';
import { nextStationsAtMost, type PlaceSource } from '#contract/place-editing.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Fieldset } from '#web/ui/fields/fieldset.tsx';
import { Select } from '#web/ui/fields/select.tsx';

interface NextStationsProps {
  /** Of the city, but for the one whose form this is. */
  stations: PlaceSource[];
  next: number[];
  error: string | undefined;
  onChange: (next: number[]) => void;
}

/** Next to it on a line or on foot: «± 2 станции» of the search goes along these. */
export function NextStations({ stations, next, error, onChange }: NextStationsProps) {
  const chosen = next.flatMap((id) => stations.find((one) => one.id === id) ?? []);
  const others = stations.filter(({ id }) => !next.includes(id));
  return (
    <Fieldset
      label="Соседние станции"
      hint="На линии или пешком. По ним поиск предлагает «± 2 станции»"
      error={error}
    >
      <ul className="flex flex-col empty:hidden">
        {chosen.map((one) => (
          <li key={one.id} className="flex items-center justify-between gap-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {one.name}
              {one.line && <span className="text-sm text-muted"> {one.line}</span>}
            </span>
            <IconButton
              label={`Убрать соседнюю: ${one.name}`}
              icon={<X />}
              onClick={() => onChange(next.filter((id) => id !== one.id))}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && next.length < nextStationsAtMost && (
        <Select
          label="Добавить соседнюю"
          hideLabel
          placeholder="Добавить…"
          value=""
          options={others.map(({ id, name, line }) => ({
            value: String(id),
            label: line ? `${name} (${line})` : name,
          }))}
          onChange={({ target }) => target.value && onChange([...next, Number(target.value)])}
        />
      )}
    </Fieldset>
  );
}
