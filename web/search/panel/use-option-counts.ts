import { useEffect, useState } from 'react';
import { cardCalls } from '#contract/card-calls.ts';
import type { OptionCounts } from '#contract/card-search.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import type { Listing } from '../listing/load-listing.ts';
import { searchQueryOf } from '../state/find-cards.ts';
import type { Filters } from '#contract/search-filters.ts';
import { filtersKey } from '../state/search-state.ts';

const pauseMs = 200;

/**
 * How many cards each choice would leave: asked for once the page stands and somebody sees the
 * filters. The last known numbers stay while newer ones are coming; without any, filters still work.
 */
export function useOptionCounts(
  { kind, city, category }: Listing,
  filters: Filters,
  isWanted: boolean,
): OptionCounts | null {
  const api = useApi();
  const [counts, setCounts] = useState<OptionCounts | null>(null);
  const { sort: _, ...hiding } = filters;
  const key = filtersKey(hiding);
  const citySlug = city?.slug;
  const categorySlug = category?.slug;

  useEffect(() => {
    if (!isWanted) return;
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      const scope = {
        kind,
        city: citySlug === undefined ? null : { slug: citySlug },
        category: categorySlug === undefined ? null : { slug: categorySlug },
      };
      const query = searchQueryOf(scope, Object.fromEntries(JSON.parse(key) as [string, string][]));
      api
        .call(cardCalls[kind].countOptions, { query }, { signal: aborter.signal })
        .then(setCounts)
        .catch(() => !aborter.signal.aborted && setCounts(null));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [api, kind, citySlug, categorySlug, key, isWanted]);

  return counts;
}
