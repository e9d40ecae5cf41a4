import { useEffect, useState } from 'react';
import type { Place } from '#contract/places.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { cityPlaces } from './city-places.ts';

/** All stations and districts of a city; undefined while they are coming. */
export function useCityPlaces(city: string) {
  const api = useApi();
  const [attempt, setAttempt] = useState(1);
  const [found, setFound] = useState<{ city: string; attempt: number; places: Place[] | null }>();
  useEffect(() => {
    let isLeft = false;
    const set = (places: Place[] | null) => {
      if (!isLeft) setFound({ city, attempt, places });
    };
    cityPlaces(api, city).then(set, () => set(null));
    return () => {
      isLeft = true;
    };
  }, [api, city, attempt]);
  const isCurrent = found?.city === city && found.attempt === attempt;
  return {
    places: isCurrent ? (found.places ?? undefined) : undefined,
    failed: isCurrent && found.places === null,
    retry: () => setAttempt(attempt + 1),
  };
}
