import type { PageHead } from './page-head.ts';

interface HeadInput {
  loaderData?: { head: PageHead } | undefined;
  matches: readonly { loaderData?: unknown }[];
}

/** The head that a loader has made, signed with the name of the product. */
export function routeHead({ loaderData, matches }: HeadInput): Partial<PageHead> {
  if (!loaderData) return {};
  const shell = matches[0]?.loaderData as { config?: { brand: { name: string } } } | undefined;
  const brand = shell?.config?.brand.name;
  const { meta, links } = loaderData.head;
  return {
    links,
    meta: meta.map((tag) => ('title' in tag && brand ? { title: `${tag.title} — ${brand}` } : tag)),
  };
}
