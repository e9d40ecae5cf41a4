import { useEffect, useState } from 'react';
import type { FilterDefinition } from '#contract/filter-definitions.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import type { Listing } from '../listing/load-listing.ts';
import { filtersOf } from '../state/area.ts';

/** Those that the page has not brought come once they are wanted. */
export function useAllFilters(listing: Listing, isWanted: boolean) {
  const { kind, category, definitions, moreFilters } = listing;
  const api = useApi();
  const [found, setFound] = useState<{ of: string; all: FilterDefinition[] | null }>();
  const slug = category?.slug;
  const of = `${kind}/${slug}`;
  const known = found?.of === of ? found : null;
  const isMissing = isWanted && moreFilters > 0 && known === null;
  useEffect(() => {
    if (!isMissing || slug === undefined) return;
    let isLeft = false;
    const set = (all: FilterDefinition[] | null) => {
      if (!isLeft) setFound({ of, all });
    };
    filtersOf(api, kind, slug).then(set, () => set(null));
    return () => {
      isLeft = true;
    };
  }, [api, kind, slug, of, isMissing]);
  return {
    definitions: known?.all ?? definitions,
    /** How many are not there yet. */
    missing: known?.all ? 0 : moreFilters,
    failed: isWanted && known?.all === null,
    retry: () => setFound(undefined),
  };
}
