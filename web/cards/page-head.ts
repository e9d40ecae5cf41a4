import { pageOrigin } from './page-origin.ts';

interface PageWords {
  /** Without the name of the product. */
  title: string;
  description: string;
  /** With the query that belongs to the page: its one true address. */
  path: string;
  isIndexable?: boolean;
  prev?: string | undefined;
  next?: string | undefined;
}

/** Made in loaders: a route only hands it over, see `routeHead`. */
export function pageHead({ title, description, path, isIndexable = true, prev, next }: PageWords) {
  const origin = pageOrigin();
  const link = (rel: string, href: string | undefined) =>
    href === undefined ? [] : [{ rel, href: origin + href }];
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(isIndexable ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [...link('canonical', path), ...link('prev', prev), ...link('next', next)],
  };
}

export type PageHead = ReturnType<typeof pageHead>;
