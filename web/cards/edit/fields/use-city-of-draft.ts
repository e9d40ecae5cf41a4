import { useEffect, useState } from 'react';
import { getCity } from '#contract/places.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { learnCity } from '#web/places/current-city.ts';
import type { PickedCity } from '#web/places/city-field.tsx';

export interface ChosenCity {
  picked: PickedCity | null;
  pick: (city: PickedCity | null) => void;
  /** Grows when the city was changed from elsewhere. */
  epoch: number;
}

/** The draft knows a city by its slug, people by its name. */
export function useCityOfDraft(
  slug: string | null,
  start: PickedCity | null,
  onPick: (slug: string | null) => void,
): ChosenCity {
  const api = useApi();
  const [{ picked, epoch }, setChosen] = useState({ picked: start, epoch: 0 });
  const known = picked?.slug ?? null;

  useEffect(() => {
    if (slug === known) return;
    let isWanted = true;
    const come = (city: PickedCity | null) => {
      if (isWanted) setChosen((before) => ({ picked: city, epoch: before.epoch + 1 }));
    };
    if (slug === null) come(null);
    else {
      api.call(getCity, { params: { city: slug } }).then(
        ({ name }) => come({ slug, name }),
        () => come({ slug, name: slug }),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [api, slug, known]);

  return {
    picked,
    epoch,
    pick(city) {
      if (city) learnCity(city);
      setChosen((before) => ({ ...before, picked: city }));
      onPick(city?.slug ?? null);
    },
  };
}
