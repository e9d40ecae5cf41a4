import { allKey, chosenOf, type Filters, offersBest } from '#contract/search-filters.ts';

export interface ListingSearch {
  filters: Filters;
  page: number;
  /** Without scripts: the form was asked for with all of its filters, and this one open. */
  whole: string | null;
}

const pageAtMost = 400;

/** The part of an address that a listing depends on; a modal over it changes nothing. */
export function listingSearch(search: object): ListingSearch {
  const { modal: _, next: __, page, whole, ...filters } = search as Record<string, string>;
  const number = /^\d{1,3}$/.test(page ?? '') ? Number(page) : 1;
  return { filters, page: Math.min(Math.max(number, 1), pageAtMost), whole: whole ?? null };
}

export function sameFilters(one: Filters, other: Filters): boolean {
  return filtersKey(one) === filtersKey(other);
}

/** The same for the same choice in whatever order it was made. */
export function filtersKey(filters: Filters): string {
  const entries = Object.entries(filters).map(
    ([key, value]) => [key, typeof value === 'string' ? value : value.toSorted()] as const,
  );
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether anything of an attribute is chosen. */
export function isUsed(filters: Filters, key: string): boolean {
  return [key, `${key}_from`, `${key}_to`].some((name) => name in filters);
}

/** An empty text or list takes the key away; one value alone is not «all of them». */
export function withFilter(filters: Filters, key: string, value: Filters[string]): Filters {
  const { [key]: _, [allKey(key)]: all, ...others } = filters;
  const kept = all !== undefined && typeof value !== 'string' && value.length > 1;
  return {
    ...others,
    ...(value.length > 0 && { [key]: value }),
    ...(kept && { [allKey(key)]: all }),
  };
}

/** One of the values of a key more, or less. */
export function withChosen(filters: Filters, key: string, value: string, on: boolean): Filters {
  const others = chosenOf(filters, key).filter((one) => one !== value);
  return withFilter(filters, key, on ? [...others, value].toSorted() : others);
}

/** As they are sent: words of blanks are none, and «new» is chosen only where there is a choice. */
export function withWords(filters: Filters): Filters {
  const { q, ...others } = filters;
  const words = typeof q === 'string' ? q.trim() : '';
  if (words) return { q: words, ...others };
  if (offersBest(others)) return others;
  const { sort, ...rest } = others;
  return sort === undefined || sort === 'new' ? rest : { ...rest, sort };
}
