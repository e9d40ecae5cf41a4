import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Place, PlaceKind } from '#contract/places.ts';
import { placesLike } from '#web/places/city-places.ts';
import { useCityPlaces } from '#web/places/use-city-places.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { PlaceChoices, type DrawnPlaces } from './place-choices.tsx';

const words: Record<PlaceKind, { label: string; nothing: string }> = {
  metro: { label: 'Найти станцию', nothing: 'Такой станции нет' },
  district: { label: 'Найти район', nothing: 'Такого района нет' },
};
/** So many can be looked through without searching. */
const seenAtOnce = 15;
/** Hundreds of boxes take a cheap phone a while to draw. */
const drawnAtFirst = 40;

/** All stations, or districts, of a city; what was chosen before stands first. */
export function PlaceSearch({ city, ...drawn }: DrawnPlaces & { city: string }) {
  const { kind, chosen } = drawn;
  const { places, failed, retry } = useCityPlaces(city);
  const [text, setText] = useState('');
  const [isWhole, setWhole] = useState(false);
  // Only those of the beginning: a list that jumps while one ticks it is no help.
  const [pinned] = useState(chosen);
  if (failed) {
    return (
      <Button kind="secondary" size="small" onClick={retry}>
        Не загрузилось. Ещё раз
      </Button>
    );
  }
  if (!places) return <p className="py-2 text-muted">Загружаем…</p>;
  const all = places.filter((place) => place.kind === kind);
  const found = pinnedFirst(placesLike(all, text), pinned);
  const shown = isWhole ? found : found.slice(0, drawnAtFirst);
  return (
    <>
      {all.length > seenAtOnce && (
        <TextField
          label={words[kind].label}
          hideLabel
          placeholder={words[kind].label}
          prefix={<Search aria-hidden />}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          // Enter would send the form; here it only ends the typing.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div className="-mx-1 mt-1 max-h-80 overflow-y-auto overscroll-contain px-1 [contain:content]">
        <PlaceChoices {...drawn} places={shown} />
        {shown.length < found.length && (
          <Button kind="quiet" size="small" className="-ml-4" onClick={() => setWhole(true)}>
            Показать все {found.length}
          </Button>
        )}
      </div>
      <output className="text-muted empty:hidden">
        {found.length === 0 && words[kind].nothing}
      </output>
    </>
  );
}

function pinnedFirst(places: Place[], pinned: readonly string[]): Place[] {
  const isPinned = ({ slug }: Place) => pinned.includes(slug);
  return [...places.filter(isPinned), ...places.filter((place) => !isPinned(place))];
}
