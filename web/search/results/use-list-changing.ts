import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { filtersKey, listingSearch } from '../state/search-state.ts';

const patienceMs = 150;

/**
 * Another search of this very page is on its way: `more` cards, at once, or a list `anew`, after
 * 150 ms, so that quick answers do not flicker.
 */
export function useListChanging(): 'no' | 'more' | 'anew' {
  const coming = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) => {
      if (!isLoading || areaOf(location.pathname) !== areaOf(resolvedLocation?.pathname))
        return 'no';
      if (keyOf(location) === keyOf(resolvedLocation)) return 'no';
      return location.state.goesOn ? 'more' : 'anew';
    },
  });
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (coming !== 'anew') return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [coming]);
  return coming === 'anew' && !isLate ? 'no' : coming;
}

interface Place {
  pathname: string;
  search: object;
}

function keyOf(place: Place | undefined): string {
  if (!place) return '';
  const { filters, page } = listingSearch(place.search);
  return `${place.pathname} ${page} ${filtersKey(filters)}`;
}

/** The path without its station, which is a filter. */
function areaOf(pathname = ''): string {
  return pathname.split('/').slice(0, 4).join('/');
}
