import { cardPath, type CardPage } from '#contract/cards.ts';
import type { PayUnit } from '#contract/pay.ts';

/** What a page says to programs, in the words of schema.org; the context comes first. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<
  string,
  unknown
>;

const thing = (type: string, facts: Record<string, unknown>): StructuredData => ({
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

/** Null of a resume: it offers no job. */
export function jobPosting(origin: string, card: CardPage): StructuredData | null {
  if (card.kind !== 'vacancy') return null;
  const duties = card.groups.flatMap(({ lines }) =>
    lines.map(({ label, text }) => `${label}: ${text}`),
  );
  return thing('JobPosting', {
    title: card.title,
    description: [card.about, ...duties].filter(Boolean).join('\n'),
    url: origin + cardPath(card),
    identifier: { '@type': 'PropertyValue', name: 'Вакансия', value: card.slug },
    datePosted: card.published_at.slice(0, 10),
    ...(card.closes_on && { validThrough: `${card.closes_on}T23:59:59+03:00` }),
    hiringOrganization: { '@type': 'Organization', name: 'Частная семья' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: card.city.name,
        addressCountry: 'RU',
      },
    },
    ...salaryOf(card.pay),
  });
}

/** Schema.org knows neither shifts nor lessons. */
const unitTexts: Partial<Record<PayUnit, string>> = { hour: 'HOUR', day: 'DAY', month: 'MONTH' };

function salaryOf(pay: CardPage['pay']) {
  const unitText = pay && unitTexts[pay.unit];
  if (!pay || !unitText) return {};
  const bound = (name: string, kopecks: number | null) =>
    kopecks === null ? {} : { [name]: kopecks / 100 };
  const value = {
    '@type': 'QuantitativeValue',
    ...bound('minValue', pay.from_kopecks),
    ...bound('maxValue', pay.to_kopecks),
    unitText,
  };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'RUB', value } };
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
}

export function blogPosting(origin: string, article: Article, updatedAt: string): StructuredData {
  const { title, description, path, published_at } = article;
  return thing('BlogPosting', {
    headline: title,
    description,
    mainEntityOfPage: origin + path,
    datePublished: published_at,
    dateModified: updatedAt,
    inLanguage: 'ru',
  });
}
