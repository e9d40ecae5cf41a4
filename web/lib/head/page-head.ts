import { homeShareImage, shareImageSize } from '#contract/share-images.ts';
import { pageOrigin } from './page-origin.ts';
import type { StructuredData } from './structured-data.ts';

interface PageWords {
  /** Without the name of the product. */
  title: string;
  description: string;
  /** With the query that belongs to the page: its one true address. */
  path: string;
  isIndexable?: boolean;
  prev?: string | undefined;
  next?: string | undefined;
  /** Beside the link where somebody shares it; that of the whole site unless said. */
  preview?: string;
  /** Address of the feed with what is new here. */
  feed?: string;
  /** Said to programs; null entries are left out. */
  data?: (StructuredData | null)[];
}

type MetaTag = { title?: string; name?: string; property?: string; content?: string };

/** The router makes a script element of it, which its types do not know. */
const said = (data: StructuredData): MetaTag => ({ 'script:ld+json': data }) as object;

function picture(address: string, alt: string): MetaTag[] {
  const { width, height } = shareImageSize;
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Made in loaders: a route only hands it over, see `routeHead`. */
export function pageHead(words: PageWords) {
  const { title, description, path, isIndexable = true, prev, next, data = [] } = words;
  const { preview = homeShareImage, feed } = words;
  const origin = pageOrigin();
  const link = (rel: string, href: string | undefined) =>
    href === undefined ? [] : [{ rel, href: origin + href }];
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(isIndexable ? [] : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: origin + path },
      ...picture(origin + preview, title),
      ...data.filter((one) => one !== null).map(said),
    ],
    links: [
      // One says «not this page», the other would say «that one»: together they contradict each other.
      ...(isIndexable ? link('canonical', path) : []),
      ...link('prev', prev),
      ...link('next', next),
      ...link('alternate', feed).map((one) => ({ ...one, type: 'application/rss+xml' })),
    ],
  };
}

export type PageHead = ReturnType<typeof pageHead>;
