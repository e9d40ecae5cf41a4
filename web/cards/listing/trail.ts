import { areaPath } from '../areas.ts';
import { areaNames, headingOf } from '../area-words.ts';
import type { Place } from './place.ts';

export function trailOf({ kind, city, category }: Place): { label: string; href: string }[] {
  return [
    { label: 'Главная', href: '/' },
    { label: areaNames[kind], href: areaPath(kind) },
    ...(city ? [{ label: city.name, href: areaPath(kind, city.slug) }] : []),
    ...(category
      ? [
          {
            label: headingOf({ kind, category, city: null }),
            href: areaPath(kind, city?.slug, category.slug),
          },
        ]
      : []),
  ];
}
