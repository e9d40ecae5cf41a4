import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Place, PlaceKind } from '#contract/places.ts';
import { placesLike } from '#web/places/city-places.ts';
import { useCityPlaces } from '#web/places/use-city-places.ts';
import { isOnLine, linesAmong } from '#web/places/metro-lines.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
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
/** As many as the server takes. */
const chosenAtMost = 100;

interface PlaceSearchProps extends DrawnPlaces {
  city: string;
  /** Ticks many at once, or takes their ticks back. */
  onChooseAll: (slugs: string[], on: boolean) => void;
}

/** All stations, or districts, of a city; what was chosen before stands first, then who has cards. */
export default function PlaceSearch({ city, onChooseAll, ...drawn }: PlaceSearchProps) {
  const { kind, chosen, counts } = drawn;
  const { places, failed, retry } = useCityPlaces(city);
  const [text, setText] = useState('');
  const [line, setLine] = useState('');
  const [isWhole, setWhole] = useState(false);
  // Only those of the beginning: a list that jumps while one ticks it is no help.
  const [pinned] = useState(chosen);
  const [firstCounts, setFirstCounts] = useState(counts);
  if (!firstCounts && counts) setFirstCounts(counts);
  if (failed) {
    return (
      <Button kind="secondary" size="small" onClick={retry}>
        Не загрузилось. Ещё раз
      </Button>
    );
  }
  if (!places) return <p className="py-2 text-muted">Загружаем…</p>;
  const all = places.filter((place) => place.kind === kind);
  const lines = linesAmong(all);
  const onLine = line ? all.filter((place) => isOnLine(place, line)) : all;
  const cardsAt = ({ slug }: Place) => firstCounts?.data[kind]?.[slug] ?? 0;
  const ranked = onLine.toSorted((a, b) => cardsAt(b) - cardsAt(a));
  const found = pinnedFirst(placesLike(ranked, text), pinned);
  const shown = isWhole ? found : found.slice(0, drawnAtFirst);
  const isAllOn = onLine.every(({ slug }) => chosen.includes(slug));
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
      {lines.length > 1 && (
        <Select
          className="mt-2"
          label="Линия метро"
          hideLabel
          placeholder="Все линии"
          options={lines.map((name) => ({ value: name, label: name }))}
          value={line}
          onChange={(event) => setLine(event.target.value)}
        />
      )}
      {line && (isAllOn || chosen.length + onLine.length <= chosenAtMost) && (
        <Button
          kind="quiet"
          size="small"
          className="mt-1 -ml-4"
          onClick={() =>
            onChooseAll(
              onLine.map(({ slug }) => slug),
              !isAllOn,
            )
          }
        >
          {isAllOn ? 'Убрать всю линию' : `Отметить всю линию (${onLine.length})`}
        </Button>
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
