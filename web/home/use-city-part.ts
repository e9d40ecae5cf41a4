import { useEffect, useState } from 'react';
import { useApi } from '#web/lib/context/router-context.ts';
import { useChosenCity } from '#web/places/current-city.ts';
import type { CityPart } from './load-city-part.ts';

/** Of the city that was chosen in this browser; null: none was, or it has nothing to show yet. */
export function useCityPart(): CityPart | null {
  const api = useApi();
  const slug = useChosenCity()?.slug ?? null;
  const [part, setPart] = useState<CityPart | null>(null);
  useEffect(() => {
    if (slug === null) return;
    let isWanted = true;
    import('./load-city-part.ts')
      .then(({ loadCityPart }) => loadCityPart(api, slug))
      .then((loaded) => isWanted && setPart(loaded))
      // The whole country stays.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [api, slug]);
  return part?.city.slug === slug ? part : null;
}
