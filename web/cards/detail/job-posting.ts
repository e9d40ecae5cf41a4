import { cardPath, type CardPage } from '#contract/cards.ts';
import type { PayUnit } from '#contract/pay.ts';
import { type StructuredData, thing } from '#web/lib/head/structured-data.ts';

/** Null of a resume and of a closed vacancy: they offer no job. */
export function jobPosting(origin: string, card: CardPage): StructuredData | null {
  if (card.kind !== 'vacancy' || card.closed_at) return null;
  const duties = card.groups.flatMap(({ lines, yes }) => [
    ...lines.map(({ label, text }) => `${label}: ${text}`),
    ...yes,
  ]);
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
