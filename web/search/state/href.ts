import { formatQuery } from '#contract/query-string.ts';
import { chosenOf, type Filters } from '#contract/search-filters.ts';

/** Of `/resumes/{city}/{category}`: only there a station may be a part of the path. */
const partsWithStation = 4;

/** The same with the form as it is without scripts: all filters are there, one of them open. */
export const wholeHref = (path: string, filters: Filters, open = 'yes'): string =>
  `${listingHref(path, { ...filters, whole: open })}#filters`;

/** The address of a search; one station alone has an address of its own, for which people look. */
export function listingHref(path: string, filters: Filters, page = 1): string {
  const { metro: _, ...others } = filters;
  const stations = chosenOf(filters, 'metro');
  const isOwn = stations.length === 1 && path.split('/').length === partsWithStation;
  const query = { ...(isOwn ? others : filters), ...(page > 1 && { page }) };
  return (isOwn ? `${path}/${stations[0]}` : path) + formatQuery(query);
}
