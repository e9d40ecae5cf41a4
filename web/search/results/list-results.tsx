import { useRouter } from '@tanstack/react-router';
import { memo } from 'react';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ListEnd } from './list-end.tsx';
import type { Listing } from '../listing/load-listing.ts';
import { MoreAdvice, NothingFound } from './nothing-found.tsx';
import { TileList } from '#web/cards/tile/tile-list.tsx';
import { TilesLoading } from './tiles-loading.tsx';
import { useListChanging } from './use-list-changing.ts';
import { useShownPages } from './use-shown-pages.ts';

/** The cards of a listing in all their states; ticking a filter beside them draws none of them. */
export const ListResults = memo(function ListResults({ listing }: { listing: Listing }) {
  const router = useRouter();
  const changing = useListChanging();
  const { cards, first } = useShownPages(listing);
  const { results, page } = listing;

  if (changing === 'anew') return <TilesLoading />;
  if ('problem' in results && (cards.length === 0 || first === page)) {
    return (
      <ErrorState text={results.problem} heading="h2" onRetry={() => void router.invalidate()} />
    );
  }
  if (cards.length === 0) return <NothingFound listing={listing} />;
  return (
    <>
      <TileList cards={cards} inSight={4} inCity={listing.city?.slug} />
      <ListEnd listing={listing} pending={changing === 'more'} shownCount={cards.length} />
      <MoreAdvice listing={listing} />
    </>
  );
});
