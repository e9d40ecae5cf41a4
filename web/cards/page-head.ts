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

const brand = 'Рядом';

/** Made in loaders, so that the head is ready data by the time a route hands it over. */
export function pageHead({ title, description, path, isIndexable = true, prev, next }: PageWords) {
  const origin = pageOrigin();
  const link = (rel: string, href: string | undefined) =>
    href === undefined ? [] : [{ rel, href: origin + href }];
  return {
    meta: [
      { title: `${title} — ${brand}` },
      { name: 'description', content: description },
      ...(isIndexable ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [...link('canonical', path), ...link('prev', prev), ...link('next', next)],
  };
}

export type PageHead = ReturnType<typeof pageHead>;
