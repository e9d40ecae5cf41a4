import { cardPath, type CardPage } from '#contract/cards.ts';
import { areaShareImage, cardShareImage } from '#contract/share-images.ts';
import { areaPath } from '../areas/areas.ts';
import { areaNames } from '../areas/area-words.ts';
import { payText } from '#contract/pay.ts';
import { ownerLine } from '../tile/card-words.ts';
import { pageHead } from '#web/lib/head/page-head.ts';
import { pageOrigin } from '#web/lib/head/page-origin.ts';
import { breadcrumbList } from '#web/lib/head/structured-data.ts';
import { jobPosting } from './job-posting.ts';

const descriptionLength = 160;

/** «Няня Анна, 34 года, в Москве: 450–600 ₽ в час» */
function cardTitle(card: CardPage): string {
  const owner = card.kind === 'resume' ? ownerLine(card) : null;
  const who = owner ? `${card.title}: ${owner},` : card.title;
  return `${who} ${card.city.prepositional}, ${payText(card.pay)}`;
}

export function cardHead(card: CardPage) {
  const { kind, city, category } = card;
  const origin = pageOrigin();
  const trail = [
    { label: 'Главная', href: '/' },
    { label: areaNames[kind], href: areaPath(kind) },
    { label: city.name, href: areaPath(kind, city.slug) },
    { label: category.name, href: areaPath(kind, city.slug, category.slug) },
    { label: card.title, href: cardPath(card) },
  ];
  return pageHead({
    title: cardTitle(card),
    description: shorten(card.about.replaceAll(/\s+/g, ' ')),
    path: cardPath(card),
    isIndexable: card.is_indexable,
    // Whom strangers may not know has no picture.
    preview: card.is_indexable
      ? cardShareImage(card)
      : areaShareImage(kind, city.slug, category.slug),
    data: [breadcrumbList(origin, trail), jobPosting(origin, card)],
  });
}

/** Ends with a whole word. */
function shorten(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
