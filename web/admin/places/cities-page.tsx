import { useNavigate } from '@tanstack/react-router';
import type { CityLine } from '#contract/place-editing.ts';
import { formatQuery } from '#contract/query-string.ts';
import { countOf } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface CitiesPageProps {
  q: string;
  cities: CityLine[];
  /** As many as there are. */
  total: number;
}

const stations = ['станция', 'станции', 'станций'] as const;
const districts = ['район', 'района', 'районов'] as const;

export function CitiesPage({ q, cities, total }: CitiesPageProps) {
  const navigate = useNavigate();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Города, метро и районы</h1>
        <HrefLink href="/admin/places/new" className={buttonStyles({ kind: 'primary' })}>
          Новый город
        </HrefLink>
      </div>
      <form
        key={q}
        action="/admin/places"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('q');
          const text = typeof typed === 'string' ? typed.trim() : '';
          void navigate({ href: `/admin/places${formatQuery(text ? { q: text } : {})}` });
        }}
        className="mt-4 grid max-w-3xl items-end gap-3 sm:grid-cols-[1fr_auto]"
      >
        <TextField
          name="q"
          type="search"
          label="Начало названия"
          maxLength={60}
          autoComplete="off"
          defaultValue={q}
        />
        <Button type="submit">Найти</Button>
      </form>
      {cities.length === 0 ? (
        <EmptyState title="Такого города нет" text="Проверьте название или добавьте новый город." />
      ) : (
        <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
          {cities.map((city) => (
            <Row key={city.id} city={city} />
          ))}
        </ul>
      )}
      {total > cities.length && (
        <p className="numbers mt-3 text-muted">
          Показаны первые {cities.length} из {total}. Введите начало названия.
        </p>
      )}
    </>
  );
}

function Row({ city: { id, name, region, hidden, shown_first, places } }: { city: CityLine }) {
  const parts = [
    places.metro > 0 && countOf(places.metro, stations),
    places.district > 0 && countOf(places.district, districts),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-4 px-4 py-1">
      <HrefLink
        href={`/admin/places/${id}`}
        className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4 hover:text-action-hover"
      >
        {name}
      </HrefLink>
      <span className="text-sm text-muted">{region === name ? '' : region}</span>
      {shown_first && <Badge tone="info">Среди первых</Badge>}
      {hidden && <Badge>Спрятан</Badge>}
      <span className="numbers text-sm text-muted sm:ml-auto">{parts.join(', ')}</span>
    </li>
  );
}
