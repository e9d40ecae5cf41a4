import { formatQuery } from '#contract/query-string.ts';

export interface RequestsSearch {
  answered: 'yes' | 'no';
  page: number;
}

/** What the list depends on; nonsense in the address is as good as nothing. */
export function requestsSearch(search: object): RequestsSearch {
  const { answered, page } = search as Record<string, unknown>;
  const isPage = typeof page === 'string' && /^[1-9]\d{0,2}$/.test(page);
  return { answered: answered === 'yes' ? 'yes' : 'no', page: isPage ? Number(page) : 1 };
}

export function requestsPath({ answered, page }: RequestsSearch): string {
  const query = { answered: answered === 'yes' ? answered : null, page: page > 1 ? page : null };
  return `/admin/requests${formatQuery(query)}`;
}
