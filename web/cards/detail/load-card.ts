import { redirect } from '@tanstack/react-router';
import { cardCalls } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { orNotFound, type Api } from '#web/lib/api.ts';
import { cardHead } from './head.ts';

/** An old slug of a card that was renamed leads to the new one. */
export async function loadCard(api: Api, kind: CardKind, slug: string) {
  const card = await orNotFound(api.call(cardCalls[kind].show, { params: { slug } }));
  if (card.slug !== slug) {
    const to = kind === 'resume' ? '/resume-{$slug}' : '/vacancy-{$slug}';
    throw redirect({ to, params: { slug: card.slug }, statusCode: 301, replace: true });
  }
  return { card, head: cardHead(card) };
}
