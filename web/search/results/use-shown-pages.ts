import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { CardTile } from '#contract/cards.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { listingHref } from '../state/href.ts';
import type { Listing } from '../listing/load-listing.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** «Показать ещё»: the page joins those that are shown already. */
    goesOn?: boolean;
  }
}

type Pages = ReadonlyMap<number, CardTile[]>;

/** The list as it was last left, so that coming back from a card finds all of it, and the place in it. */
const left = new WeakMap<Api, { href: string; pages: Pages }>();

/** Cards of the pages that were added one after the other; any other move starts again. */
export function useShownPages(listing: Listing): { cards: CardTile[]; first: number } {
  const api = useApi();
  const goesOn = useRouterState({ select: ({ location }) => location.state.goesOn === true });
  const href = listingHref(listing.path, listing.filters);
  const [shown, setShown] = useState(() => {
    const before = left.get(api);
    const isBack = goesOn && before?.href === href && before.pages.has(listing.page);
    return { listing, pages: new Map([...(isBack ? before.pages : []), ...startWith(listing)]) };
  });
  let pages: Pages = shown.pages;
  if (shown.listing !== listing) {
    pages = joined(shown.listing, shown.pages, listing, goesOn);
    setShown({ listing, pages: new Map(pages) });
  }
  useEffect(() => {
    left.set(api, { href, pages });
  }, [api, href, pages]);

  const slugs = new Set<string>();
  const cards = [...pages.values()].flat().filter(({ slug }) => {
    // A card that moved on while the list was being read stands on two pages.
    const isNew = !slugs.has(slug);
    slugs.add(slug);
    return isNew;
  });
  return { cards, first: Math.min(...pages.keys()) };
}

function startWith({ page, results }: Listing): Pages {
  return new Map([[page, 'cards' in results ? results.cards : []]]);
}

function joined(before: Listing, pages: Pages, now: Listing, goesOn: boolean): Pages {
  const isSame =
    listingHref(before.path, before.filters) === listingHref(now.path, now.filters) &&
    (pages.has(now.page) || (goesOn && pages.has(now.page - 1)));
  return isSame ? new Map([...pages, ...startWith(now)]) : startWith(now);
}
