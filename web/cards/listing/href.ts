import { toQuery } from '#web/lib/query.ts';
import type { Filters } from './search-state.ts';

export function listingHref(path: string, filters: Filters, page = 1): string {
  return path + toQuery({ ...filters, ...(page > 1 && { page }) });
}
