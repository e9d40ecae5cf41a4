import { useState } from 'react';
import type { CitySource, PlaceSource } from '#contract/place-editing.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { PlaceForm } from './place-form.tsx';

type Opened = number | 'metro' | 'district' | null;

/** Stations and districts of a city, each changed where it stands. */
export function PlaceList({ city }: { city: CitySource }) {
  const [q, setQ] = useState('');
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const found = city.places.filter((place) => begins(place, q));
  const isNew = opened === 'metro' || opened === 'district';
  return (
    <section aria-labelledby="places" className="min-w-0">
      <h2 id="places" className="text-lg">
        Метро и районы
      </h2>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button kind="secondary" onClick={() => setOpened('metro')}>
          Новая станция
        </Button>
        <Button kind="secondary" onClick={() => setOpened('district')}>
          Новый район
        </Button>
      </div>
      {isNew && (
        <div className="mt-3 rounded-card border border-line bg-surface p-4">
          <PlaceForm
            key={opened}
            city={city.id}
            kind={opened}
            place={null}
            places={city.places}
            onDone={close}
          />
        </div>
      )}
      {city.places.length > 0 && (
        <TextField
          label="Найти в этом городе"
          type="search"
          className="mt-4"
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
      )}
      {city.places.length === 0 && <p className="mt-3 text-muted">Их здесь ещё нет.</p>}
      {q && found.length === 0 && <p className="mt-3 text-muted">Такого места нет.</p>}
      {found.length > 0 && (
        <ul className="mt-3 max-h-[48rem] divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface">
          {found.map((place) => (
            <li key={place.id} className="px-4 py-1" ref={opened === place.id ? showWhole : null}>
              {opened === place.id ? (
                <PlaceForm
                  city={city.id}
                  kind={place.kind}
                  place={place}
                  places={city.places}
                  onDone={close}
                />
              ) : (
                <PlaceRow place={place} onOpen={() => setOpened(place.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Its form is higher than a row: the end of it would lie below the edge of the list. */
function showWhole(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

function PlaceRow({ place, onOpen }: { place: PlaceSource; onOpen: () => void }) {
  const { name, kind, line, hidden } = place;
  return (
    <div className="flex items-center gap-3">
      <p className="flex min-w-0 grow flex-wrap items-center gap-x-3">
        <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
        <span className="text-sm text-muted">{kind === 'metro' ? (line ?? 'метро') : 'район'}</span>
        {hidden && <Badge>Спрятано</Badge>}
      </p>
      <Button kind="quiet" size="small" className="shrink-0" onClick={onOpen}>
        Изменить<span className="sr-only">: {name}</span>
      </Button>
    </div>
  );
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

function begins({ name, former_names }: PlaceSource, q: string): boolean {
  return [name, ...former_names].some((one) => plain(one).includes(plain(q.trim())));
}
