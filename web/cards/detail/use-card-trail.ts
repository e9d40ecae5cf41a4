import { useLoaderData } from '@tanstack/react-router';
import type { CardPage } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { areaPath, useOpenAreas } from '../areas/areas.ts';
import { areaNames, headingOf } from '../areas/area-words.ts';

const selfName: Record<CardKind, string> = { resume: 'Анкета', vacancy: 'Вакансия' };

/** The way from the home page to this card, without the search that is closed to the viewer. */
export function useCardTrail(card: CardPage): { label: string; href: string }[] {
  const { kind, city } = card;
  const isOpen = useOpenAreas()[kind];
  const category = useLoaderData({ from: '__root__' }).categories.find(
    ({ slug }) => slug === card.category.slug,
  );
  const search = [
    { label: areaNames[kind], href: areaPath(kind) },
    { label: city.name, href: areaPath(kind, city.slug) },
    ...(category
      ? [
          {
            label: headingOf({ kind, category, city: null }),
            href: areaPath(kind, city.slug, category.slug),
          },
        ]
      : []),
  ];
  return [
    { label: 'Главная', href: '/' },
    ...(isOpen ? search : [{ label: city.name, href: `/${city.slug}` }]),
    { label: selfName[kind], href: `/${kind}-${card.slug}` },
  ];
}
