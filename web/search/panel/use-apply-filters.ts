import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { parseQuery } from '#contract/query-string.ts';
import { listingHref } from '../state/href.ts';
import type { Filters } from '#contract/search-filters.ts';

/** Choices made so soon after each other are one step for the back button. */
const oneStepMs = 3000;

/** Puts the filters into the address and starts at the first page; the page keeps its place. */
export function useApplyFilters(path: string): (filters: Filters) => void {
  const router = useRouter();
  const lastAt = useRef(0);
  return (filters) => {
    const now = Date.now();
    const [to = path, query = ''] = listingHref(path, filters).split('?');
    void router.navigate({
      to: to as '/',
      search: parseQuery(query),
      // In place of the step that opened the sheet.
      replace: !!router.state.location.state.sheetOpened || now - lastAt.current < oneStepMs,
      resetScroll: false,
    });
    lastAt.current = now;
  };
}
