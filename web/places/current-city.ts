import { useMatches } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readStored, useStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { useShell } from '#web/lib/context/use-shell.ts';
import { cityInPath } from './city-target.ts';

export interface KnownCity {
  slug: string;
  name: string;
}

const key = 'city';

/** Null is a choice, too: of the whole country. */
export function rememberCity(city: KnownCity | null): void {
  writeStored(key, JSON.stringify(city && { slug: city.slug, name: city.name }));
}

/** What was typed in a form says as much, where nothing was chosen. */
export function learnCity(city: KnownCity): void {
  if (readStored(key) === null) rememberCity(city);
}

/** The city of the last choice in this browser, else that of the person; see `rememberCity`. */
export function useChosenCity(): KnownCity | null {
  const stored = useStored(key);
  const own = useUser()?.city ?? null;
  return useMemo(() => (stored ? parse(stored) : own), [stored, own]);
}

/** The slug that the page names, be the city ever so small; null: it is about none, or is not there. */
export function useCityOfPage(): string | null {
  const shell = useShell();
  const categories = shell?.categories.map(({ slug }) => slug) ?? [];
  return useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      if (!last || last.status === 'notFound') return null;
      if (last.routeId === '/_default/$city') return (last.params as { city: string }).city;
      return cityInPath(last.pathname, categories);
    },
  });
}

/** The city that the page is about, else the chosen one. */
export function useCurrentCity(): KnownCity | null {
  const chosen = useChosenCity();
  const shell = useShell();
  const named = useCityOfPage();
  if (!named || named === chosen?.slug) return chosen;
  return shell?.cities.find(({ slug }) => slug === named) ?? chosen;
}

function parse(stored: string | null | undefined): KnownCity | null {
  try {
    const city: unknown = JSON.parse(stored ?? 'null');
    const isCity = typeof city === 'object' && city !== null && 'slug' in city && 'name' in city;
    if (!isCity || typeof city.slug !== 'string' || typeof city.name !== 'string') return null;
    return /^[a-z0-9-]+$/.test(city.slug) ? { slug: city.slug, name: city.name } : null;
  } catch {
    return null;
  }
}
