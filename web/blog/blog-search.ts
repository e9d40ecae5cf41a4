import { formatQuery } from '#contract/query-string.ts';

export interface BlogSearch {
  topic: string | null;
  page: number;
}

/** What a topic and an article may be called in an address. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The part of an address that a list of articles depends on. */
export function blogSearch(search: object): BlogSearch {
  const { topic, page } = search as Record<string, unknown>;
  return {
    topic: typeof topic === 'string' && slugPattern.test(topic) ? topic : null,
    page: typeof page === 'string' && /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  };
}

export function blogPath({ topic, page }: BlogSearch): string {
  return `/blog${formatQuery({ topic, page: page > 1 ? page : null })}`;
}
