import { useEffect, useState } from 'react';
import { listCities, type City } from '#contract/places.ts';
import { useApi } from '#web/lib/context/router-context.ts';

const pauseMs = 200;

/** Cities whose name begins with the text, big ones first; all big ones while it is empty. */
export function useCitySearch(text: string) {
  const api = useApi();
  const [found, setFound] = useState<{ text: string; cities: City[]; failed: boolean }>();
  const query = text.trim();

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    async function look() {
      try {
        const { data } = await api.call(listCities, { query: { limit: 25, q: query } }, { signal });
        setFound({ text: query, cities: data, failed: false });
      } catch {
        if (signal.aborted) return;
        setFound({ text: query, cities: [], failed: true });
        // Nobody has to type it once more when the connection is back.
        window.addEventListener('online', () => void look(), { once: true, signal });
      }
    }
    const timer = setTimeout(() => void look(), query ? pauseMs : 0);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [api, query]);

  return {
    cities: found?.cities ?? [],
    failed: found?.failed ?? false,
    loading: found?.text !== query,
  };
}
