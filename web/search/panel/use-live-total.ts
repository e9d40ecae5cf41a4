import { useEffect, useState } from 'react';
import { useApi } from '#web/lib/context/router-context.ts';
import type { Listing } from '../listing/load-listing.ts';
import { findCards } from '../state/find-cards.ts';
import type { Filters } from '#contract/search-filters.ts';
import { sameFilters } from '../state/search-state.ts';

interface LiveTotal {
  count: number;
  isExact: boolean;
}

const pauseMs = 250;

/** How many cards these filters would show; the last known number while the answer is coming. */
export function useLiveTotal(listing: Listing, filters: Filters): LiveTotal | null {
  const api = useApi();
  const [total, setTotal] = useState(() => totalOf(listing));
  const isUntouched = sameFilters(filters, listing.filters);

  useEffect(() => {
    if (isUntouched) return;
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      findCards(api, listing, filters, 1, aborter.signal)
        .then(({ meta }) => setTotal({ count: meta.total, isExact: meta.total_is_exact }))
        // Without a number the button still works.
        .catch(() => !aborter.signal.aborted && setTotal(null));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [api, listing, filters, isUntouched]);

  return isUntouched ? totalOf(listing) : total;
}

function totalOf({ results }: Listing): LiveTotal | null {
  if (!('meta' in results)) return null;
  return { count: results.meta.total, isExact: results.meta.total_is_exact };
}
