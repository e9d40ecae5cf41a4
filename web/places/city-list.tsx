import { Check } from 'lucide-react';
import type { City } from '#contract/places.ts';
import { classes } from '#web/ui/style/classes.ts';
import type { KnownCity } from './current-city.ts';

interface CityListProps {
  cities: City[];
  loading: boolean;
  failed: boolean;
  text: string;
  current: string | null;
  onChoose: (city: KnownCity | null) => void;
}

/** Suggestions for what was typed, or the big cities while nothing was. */
export function CityList({ cities, loading, failed, text, current, onChoose }: CityListProps) {
  const isSearch = text.trim() !== '';
  return (
    <div className="mt-4 min-h-72" aria-busy={loading}>
      <output className="mb-2 block text-sm text-muted">
        {failed && 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.'}
        {!failed && !isSearch && 'Крупные города'}
        {!failed && isSearch && !loading && cities.length === 0 && 'Такого города у нас пока нет'}
        {!failed && isSearch && (loading || cities.length > 0) && 'Подходящие города'}
      </output>
      <ul className="-mx-3 grid gap-x-4 sm:grid-cols-2">
        {!isSearch && (
          <Row name="Вся Россия" chosen={current === null} onPress={() => onChoose(null)} />
        )}
        {cities.map((city) => (
          <Row
            key={city.slug}
            name={city.name}
            region={isSearch && city.region !== city.name ? city.region : undefined}
            chosen={city.slug === current}
            onPress={() => onChoose(city)}
          />
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  name: string;
  region?: string | undefined;
  chosen: boolean;
  onPress: () => void;
}

function Row({ name, region, chosen, onPress }: RowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        aria-current={chosen || undefined}
        className={classes(
          'flex min-h-11 w-full items-center gap-2 rounded-control px-3 py-1.5 text-left',
          'hover:bg-action-soft focus-visible:-outline-offset-2',
          chosen && 'font-semibold text-action',
        )}
      >
        <span className="flex min-w-0 grow flex-col">
          {name}
          {region && <span className="text-sm font-normal text-muted">{region}</span>}
        </span>
        {chosen && <Check aria-hidden className="size-5 shrink-0" />}
      </button>
    </li>
  );
}
