import { useEffect, useState } from 'react';
import { cardLimits } from '#contract/drafts.ts';
import { listPlaces, type Place } from '#contract/places.ts';
import { useApi } from '#web/lib/context/router-context.ts';

const pauseMs = 200;

/** Stations and districts of the city that fit the text. Nobody asks for them until wanted. */
export function usePlaceSearch(city: string | null, text: string, isWanted: boolean): Place[] {
  const api = useApi();
  const [found, setFound] = useState<{ city: string; places: Place[] }>();
  const q = text.trim();

  useEffect(() => {
    if (!isWanted || city === null || q.length > cardLimits.place) return undefined;
    const left = new AbortController();
    const timer = setTimeout(
      async () => {
        try {
          const { data } = await api.call(
            listPlaces,
            { query: { city, q } },
            { signal: left.signal },
          );
          setFound({ city, places: data });
        } catch {
          // Suggestions are a help only: one can go on typing without them.
          if (!left.signal.aborted) setFound(undefined);
        }
      },
      q ? pauseMs : 0,
    );
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [api, city, q, isWanted]);

  return found && found.city === city ? found.places : [];
}

/**
 * Browsers offer only what has the typed letters in it, so that «щелк» would not find
 * «м. Щёлковская»: then such a place goes by its plain spelling.
 */
export function spellingLike(text: string, label: string): string {
  const isSeen = label.toLowerCase().includes(text.trim().toLowerCase());
  return isSeen ? label : label.replaceAll('ё', 'е').replaceAll('Ё', 'Е');
}
