import { notFound } from '@tanstack/react-router';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { getCategoryForm, type CardKind } from '#contract/categories.ts';
import { getCity } from '#contract/places.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { orNotFound, type Api } from '#web/lib/api/api.ts';
import type { FormAddress } from '../../owner/address.ts';

/** Everything that a form needs: its questions, the card so far, the name of the chosen city. */
export async function loadForm(api: Api, { kind, category, slug }: FormAddress) {
  const [form, card] = await Promise.all([
    orNotFound(api.call(getCategoryForm, { params: { category }, query: { kind } })),
    slug ? ownCard(api, kind, slug) : unfinishedCard(api, kind, category),
  ]);
  if (card && card.category.slug !== category) throw notFound();
  return { form, card, city: await cityOf(api, card?.draft.city ?? null) };
}

export type FormData = Awaited<ReturnType<typeof loadForm>>;

function ownCard(api: Api, kind: CardKind, slug: string): Promise<OwnCard> {
  return orNotFound(api.call(cardCalls[kind].showOwn, { params: { slug } }));
}

/** Those that were begun and never sent, the latest first. */
export async function unfinishedCards(
  api: Api,
  kind: CardKind,
  category?: string,
): Promise<OwnCard[]> {
  try {
    const query = { status: 'draft' as const, ...(category && { category }) };
    const { data } = await api.call(cardCalls[kind].listOwn, { query });
    return data;
  } catch (error) {
    // The staff may look at the form, and has no cards.
    if (error instanceof ApiError && error.problem.status === 403) return [];
    throw error;
  }
}

async function unfinishedCard(api: Api, kind: CardKind, category: string) {
  const [card = null] = await unfinishedCards(api, kind, category);
  return card;
}

async function cityOf(api: Api, city: string | null) {
  if (!city) return null;
  try {
    const { slug, name } = await api.call(getCity, { params: { city } });
    return { slug, name };
  } catch {
    // Without its name the city is chosen anew; the rest of the form is worth more.
    return null;
  }
}
