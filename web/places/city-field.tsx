import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import { cityNamed, findCityNamed, useCitySearch } from './city-search.ts';
import type { KnownCity } from './current-city.ts';

export type PickedCity = KnownCity;

interface CityFieldProps {
  label: ReactNode;
  value: KnownCity | null;
  onChange: (city: KnownCity | null) => void;
  /** Told of what stands in the box and is no choice yet; nothing once it is one, or empty. */
  onTyped?: (text: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean | undefined;
}

/** A city by typing the beginning of its name; big ones are offered at once. */
export function CityField({ value, onChange, onTyped, error, ...words }: CityFieldProps) {
  const api = useApi();
  const [text, setText] = useState(value?.name ?? '');
  const box = useRef<HTMLDivElement>(null);
  const [isUnknown, setIsUnknown] = useState(false);
  // Left before the list has come, on a slow network or without one: it is looked at when it comes.
  const [isLeftEarly, setLeftEarly] = useState(false);
  const { cities, loading, failed } = useCitySearch(text === value?.name ? '' : text);

  // The box empties itself, too, when the chosen one is not in the list of the moment.
  const emptied = useRef(false);
  // Its list closes when the page is scrolled, and then it would put the chosen one over what is being typed.
  const isTyping = useRef(false);

  function select(slug: string | null) {
    const city = cities.find((one) => one.slug === slug);
    // The box also gives up its choice by itself while one types; `leave` decides instead.
    if (!city || (isTyping.current && slug === value?.slug)) return;
    emptied.current = false;
    write(city.name);
    onTyped?.('');
    onChange({ slug: city.slug, name: city.name });
  }

  function write(next: string) {
    setText(next);
    onTyped?.(next === value?.name ? '' : next.trim());
    setIsUnknown(false);
    setLeftEarly(false);
  }

  /** What stays in the box is what was chosen: a name typed to its end counts as chosen. */
  function leave() {
    isTyping.current = false;
    if (emptied.current) {
      emptied.current = false;
      write('');
      if (value) onChange(null);
      return;
    }
    if (text === (value?.name ?? '')) return;
    const typed = cityNamed(cities, text);
    if (typed) select(typed.slug);
    else if (loading || failed) setLeftEarly(true);
    else if (value) write(value.name);
    else {
      setLeftEarly(false);
      setIsUnknown(text.trim() !== '');
    }
  }

  /** The whole step was left before the list has come. */
  async function chooseTyped() {
    const city = isLeftEarly && (await findCityNamed(api, text).catch(() => undefined));
    if (city) onChange({ slug: city.slug, name: city.name });
  }

  // As things are when they are called, which is later than they were drawn.
  const leaveNow = useRef(leave);
  const chooseTypedNow = useRef(chooseTyped);
  useEffect(() => {
    leaveNow.current = leave;
    chooseTypedNow.current = chooseTyped;
  });
  useEffect(() => () => void chooseTypedNow.current(), []);
  const hasCome = isLeftEarly && !loading && !failed;
  useEffect(() => {
    if (hasCome) leaveNow.current();
  }, [hasCome]);

  /** A list that closes takes a focus with it that is back in the box at once. */
  function leaveUnlessBack() {
    if (!box.current?.contains(document.activeElement)) leaveNow.current();
  }

  return (
    <div
      ref={box}
      // By hand: what the box does by itself is no input.
      onInput={({ target }) => {
        emptied.current = target instanceof HTMLInputElement && target.value.trim() === '';
        isTyping.current = true;
      }}
      onPointerDownCapture={() => (isTyping.current = false)}
      // Enter sends the form before the box is left, and the box keeps keys to itself.
      onKeyDownCapture={({ key }) => {
        if (key !== 'Enter') return;
        isTyping.current = false;
        if (emptied.current) leave();
      }}
      // Afterwards, because the box itself empties when it does not find the chosen one in its list.
      onBlur={() => setTimeout(leaveUnlessBack)}
    >
      <Combobox
        {...words}
        error={error ?? (isUnknown ? notListed : isLeftEarly && failed ? noConnection : undefined)}
        placeholder="Начните вводить название"
        items={cities.map(({ slug, name, region }) => ({
          id: slug,
          label: name,
          hint: region === name ? undefined : region,
        }))}
        selected={value?.slug ?? null}
        onSelect={select}
        chosenText={value?.name}
        text={text}
        onTextChange={write}
        loading={loading}
        nothing={failed ? 'Нет связи. Попробуйте ещё раз' : 'Такого города в списке нет'}
      />
    </div>
  );
}

const noConnection = 'Нет связи. Найдём город, когда она вернётся';
export const notListed = 'Выберите город из списка. Если вашего нет, подойдёт ближайший';
