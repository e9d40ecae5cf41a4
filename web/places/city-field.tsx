import { lazy, Suspense, useState, type ReactNode } from 'react';
import { TextField } from '#web/ui/text-field.tsx';
import { useCitySearch } from './city-search.ts';
import type { KnownCity } from './current-city.ts';

const Combobox = lazy(() => import('#web/ui/combobox.tsx'));

export type PickedCity = KnownCity;

export interface CityFieldProps {
  label: ReactNode;
  value: KnownCity | null;
  onChange: (city: KnownCity | null) => void;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean | undefined;
}

/** A city by typing the beginning of its name; big ones are offered at once. */
export function CityField({ value, onChange, ...words }: CityFieldProps) {
  const [text, setText] = useState(value?.name ?? '');
  const { cities, loading, failed } = useCitySearch(text === value?.name ? '' : text);

  function select(slug: string | null) {
    const city = cities.find((one) => one.slug === slug);
    if (city) setText(city.name);
    onChange(city ? { slug: city.slug, name: city.name } : null);
  }

  return (
    <Suspense fallback={<TextField {...words} defaultValue={text} readOnly />}>
      <Combobox
        {...words}
        placeholder="Начните вводить название"
        items={cities.map(({ slug, name, region }) => ({
          id: slug,
          label: name,
          hint: region === name ? undefined : region,
        }))}
        selected={value?.slug ?? null}
        onSelect={select}
        text={text}
        onTextChange={setText}
        loading={loading}
        nothing={failed ? 'Нет связи. Попробуйте ещё раз' : 'Такого города в списке нет'}
      />
    </Suspense>
  );
}
