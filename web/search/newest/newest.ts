import type { CardTile } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Api } from '#web/lib/api/api.ts';
import { findCards } from '../state/find-cards.ts';

export interface Newest {
  cards: CardTile[];
  total: number;
  isExact: boolean;
}

const shownAtMost = 6;

/** The first cards of a search, for a page that only invites to it. */
export async function loadNewest(
  api: Api,
  kind: CardKind,
  city: { slug: string } | null,
): Promise<Newest> {
  const { cards, meta } = await findCards(api, { kind, city, category: null }, {});
  return { cards: cards.slice(0, shownAtMost), total: meta.total, isExact: meta.total_is_exact };
}
