import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { filtersKey, listingSearch } from './search-state.ts';

const patienceMs = 150;

/**
 * Another search of this very page is on its way: `more` cards, at once, or a list `anew`, after
 * 150 ms, so that quick answers do not flicker.
 */
export function useListChanging(): 'no' | 'more' | 'anew' {
  const coming = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) => {
      if (!isLoading || location.pathname !== resolvedLocation?.pathname) return 'no';
      if (keyOf(location.search) === keyOf(resolvedLocation.search)) return 'no';
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

function keyOf(search: object): string {
  const { filters, page } = listingSearch(search);
  return `${page} ${filtersKey(filters)}`;
}
