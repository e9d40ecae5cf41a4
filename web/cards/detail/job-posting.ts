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
        addressRegion: card.region,
        addressCountry: 'RU',
      },
    },
    ...employmentOf(card),
    ...(answerOf(card, 'lesson_place') === 'онлайн' && remote),
    ...salaryOf(card.pay),
  });
}

/** Nobody has to come to where a lesson by video is given. */
const remote = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: 'RU' },
};

/** Search engines know these kinds of work; words of ours that say nothing of them are left out. */
const employmentTypes = {
  'полный день': 'FULL_TIME',
  'неполный день': 'PART_TIME',
  'по часам': 'PART_TIME',
  'по выходным': 'PART_TIME',
  разово: 'TEMPORARY',
};

function employmentOf(card: CardPage) {
  const words = answerOf(card, 'employment').split(', ');
  const types = Object.entries(employmentTypes).flatMap(([word, type]) =>
    words.includes(word) ? [type] : [],
  );
  return types.length > 0 && { employmentType: [...new Set(types)] };
}

function answerOf({ groups }: CardPage, key: string): string {
  const lines = groups.flatMap((group) => group.lines);
  return lines.find((line) => line.key === key)?.text ?? '';
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
