import { areaPath } from '#web/cards/areas/areas.ts';
import { areaNames, headingOf } from '#web/cards/areas/area-words.ts';
import { listingHref } from '../state/href.ts';
import type { Listing } from './load-listing.ts';

type Trailed = Pick<Listing, 'kind' | 'city' | 'category' | 'metro' | 'path'>;

export function trailOf(listing: Trailed): { label: string; href: string }[] {
  const { kind, city, category, metro, path } = listing;
  const steps = [
    { label: 'Главная', href: '/' },
    { label: areaNames[kind], href: areaPath(kind) },
  ];
  if (city) steps.push({ label: city.name, href: areaPath(kind, city.slug) });
  if (category) {
    const label = headingOf({ kind, category, city: null });
    steps.push({ label, href: path });
  }
  if (category && metro) {
    steps.push({ label: metro.label, href: listingHref(path, { metro: [metro.slug] }) });
  }
  return steps;
}
