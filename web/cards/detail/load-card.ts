import { redirect } from '@tanstack/react-router';
import { cardCalls } from '#contract/card-calls.ts';
import type { PayHint } from '#contract/card-search.ts';
import type { CardPage, CardTile } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { orNotFound, type Api } from '#web/lib/api/api.ts';
import { cardHead } from './head.ts';

/** An old slug of a card that was renamed leads to the new one. */
export async function loadCard(api: Api, kind: CardKind, slug: string) {
  const card = await orNotFound(api.call(cardCalls[kind].show, { params: { slug } }));
  if (card.slug !== slug) {
    const to = kind === 'resume' ? '/resume-{$slug}' : '/vacancy-{$slug}';
    throw redirect({ to, params: { slug: card.slug }, statusCode: 301, replace: true });
  }
  const [hints, similar] = await Promise.all([hintsFor(api, card), cardsLike(api, card)]);
  return { card, hints, similar, head: cardHead(card) };
}

async function hintsFor(api: Api, { kind, city, category }: CardPage): Promise<PayHint[]> {
  const query = { city: city.slug, category: category.slug };
  return orNone(api.call(cardCalls[kind].payHint, { query }));
}

async function cardsLike(api: Api, { kind, slug }: CardPage): Promise<CardTile[]> {
  return orNone(api.call(cardCalls[kind].similar, { params: { slug } }));
}

/** What only stands beside the card: without it the page is still worth showing. */
async function orNone<Item>(answer: Promise<{ data: Item[] }>): Promise<Item[]> {
  try {
    return (await answer).data;
  } catch {
    return [];
  }
}
