import { useMatches } from '@tanstack/react-router';
import type { CardPage } from '#contract/cards.ts';

const cardPages = ['/_default/resume-{$slug}', '/_default/vacancy-{$slug}'];

/** The card whose page is open under the modal; null on any other page. */
export function useCardOnPage(): CardPage | null {
  return useMatches({
    select: (matches) => {
      const match = matches.find(({ routeId }) => cardPages.includes(routeId));
      const data = match?.loaderData as { card?: CardPage } | undefined;
      return data?.card ?? null;
    },
  });
}
