import { formatQuery } from '#contract/query-string.ts';

interface PeopleSearch {
  q: string;
}

/** What is looked for, as it stands in the address; empty: nothing yet. */
export function peopleSearch(search: object): PeopleSearch {
  const { q } = search as Record<string, unknown>;
  return { q: typeof q === 'string' ? q.trim().slice(0, 254) : '' };
}

export const peoplePath = (q: string): string =>
  q.trim() ? `/admin/people${formatQuery({ q: q.trim() })}` : '/admin/people';

/** The field, and what in the address puts the caret into it. */
export const peopleFieldId = 'people-search';
export const findHash = 'find';

/** Everything about one person. */
export const personPath = (id: number | string) => `/admin/people/${id}`;
