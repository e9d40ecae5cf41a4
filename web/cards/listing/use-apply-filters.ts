import { useRouter } from '@tanstack/react-router';
import { fromQuery, toQuery } from '#web/lib/query.ts';
import type { Filters } from './search-state.ts';

/** Puts the filters into the address and starts at the first page; the page keeps its place. */
export function useApplyFilters(path: string): (filters: Filters) => void {
  const router = useRouter();
  return (filters) => {
    void router.navigate({
      to: path as '/',
      search: fromQuery(toQuery(filters)),
      resetScroll: false,
    });
  };
}
