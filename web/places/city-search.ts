import { useEffect, useState } from 'react';
import { listCities, type City } from '#contract/places.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/context/router-context.ts';

const pauseMs = 200;

/** The city whose name was typed to its end, `ё` or not. */
export const cityNamed = (cities: City[], text: string): City | undefined =>
  cities.find(({ name }) => plain(name) === plain(text));

const plain = (name: string) => name.trim().toLowerCase().replaceAll('ё', 'е');

/** The same for what was typed before the list of cities came. */
export async function findCityNamed(api: Api, text: string): Promise<City | undefined> {
  const { data } = await api.call(listCities, { query: { limit: 25, q: text.trim() } });
  return cityNamed(data, text);
}

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
