/** What a page says to programs, in the words of schema.org; the context comes first. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<
  string,
  unknown
>;

export const thing = (type: string, facts: Record<string, unknown>): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...facts,
});

/** Where the page stands; the trail goes from the home page to the page itself. */
export function breadcrumbList(
  origin: string,
  trail: readonly { label: string; href: string }[],
): StructuredData {
  return thing('BreadcrumbList', {
    itemListElement: trail.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: origin + href,
    })),
  });
}

/** Who runs this site, said on its home page. */
export function organization(
  origin: string,
  brand: { name: string; support_email: string },
): StructuredData {
  return thing('Organization', {
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: brand.support_email,
  });
}

interface Article {
  title: string;
  description: string;
  path: string;
  published_at: string;
  /** Their paths. */
  images: string[];
  /** The site writes itself. */
  brand: string;
}

export function blogPosting(origin: string, article: Article, updatedAt: string): StructuredData {
  const { title, description, path, published_at, images, brand } = article;
  const author = { '@type': 'Organization', name: brand, url: `${origin}/` };
  return thing('BlogPosting', {
    headline: title,
    description,
    mainEntityOfPage: origin + path,
    image: images.map((image) => origin + image),
    author,
    publisher: author,
    datePublished: published_at,
    dateModified: updatedAt,
    inLanguage: 'ru',
  });
}
