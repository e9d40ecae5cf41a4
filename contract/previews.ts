import type { CardKind } from './categories.ts';

/** Pixels of the pictures that stand beside a shared link. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Of the site itself, for every page without a picture of its own. */
export const homePreview = '/og/home.png';

export function cardPreview(card: { kind: CardKind; slug: string }): string {
  return `/og/${card.kind}-${card.slug}.png`;
}

/** The most exact picture that there is of an area. */
export function areaPreview(kind: CardKind, city?: string, category?: string): string {
  if (!city) return homePreview;
  return category ? `/og/${kind}/${city}/${category}.png` : cityPreview(city);
}

export function cityPreview(city: string): string {
  return `/og/${city}.png`;
}
