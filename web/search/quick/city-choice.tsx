import { useModal } from '#web/lib/navigation/modal.ts';
import { useShell } from '#web/lib/context/use-shell.ts';
import { rememberCity, useChosenCity } from '#web/places/current-city.ts';
import { Select } from '#web/ui/fields/select.tsx';

const other = 'other';

/** The big cities at once, any other by its name. What is chosen here is known everywhere. */
export function CityChoice() {
  const { open } = useModal();
  const chosen = useChosenCity();
  const big = useShell()?.cities ?? [];
  const isAmongThem = !chosen || big.some((city) => city.slug === chosen.slug);
  const cities = isAmongThem ? big : [chosen, ...big];
  function choose(value: string) {
    if (value === other) return open('city');
    return rememberCity(cities.find((city) => city.slug === value) ?? null);
  }
  return (
    <Select
      label="Где"
      placeholder="Вся Россия"
      options={[
        ...cities.map((city) => ({ value: city.slug, label: city.name })),
        { value: other, label: 'Другой город…' },
      ]}
      value={chosen?.slug ?? ''}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
