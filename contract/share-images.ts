import type { CardKind } from './categories.ts';

/** Pixels of the pictures that stand beside a shared link. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Of the site itself, for every page without a picture of its own. */
export const homeShareImage = '/og/home.png';

/** Pages about the service that have a picture of their own. */
export const sharedPages = ['about', 'blog', 'ture', 'tariffs', 'safety'] as const;
export type SharedPage = (typeof sharedPages)[number];

export function pageShareImage(page: SharedPage): string {
  return `/og/page/${page}.png`;
}

export function cardShareImage(card: { kind: CardKind; slug: string }): string {
  return `/og/${card.kind}-${card.slug}.png`;
}

/** The most exact picture that there is of an area. */
export function areaShareImage(kind: CardKind, city?: string, category?: string): string {
  if (!city) return homeShareImage;
  return category ? `/og/${kind}/${city}/${category}.png` : cityShareImage(city);
}

export function postShareImage({ slug }: { slug: string }): string {
  return `/og/blog/${slug}.png`;
}

export function cityShareImage(city: string): string {
  return `/og/${city}.png`;
}
