import { useRouter } from '@tanstack/react-router';
import { parseQuery } from '#contract/query-string.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Pagination } from '#web/ui/controls/pagination.tsx';
import { cardsCount } from '#web/cards/areas/area-words.ts';
import { hrefLink } from '#web/lib/navigation/href-link.tsx';
import { listingHref } from '../state/href.ts';
import type { Listing } from '../listing/load-listing.ts';

interface ListEndProps {
  listing: Listing;
  pending: boolean;
  shownCount: number;
}

/** The way on: more cards under these, or any page by its number. */
export function ListEnd({ listing, pending, shownCount }: ListEndProps) {
  const { results, page, path, filters } = listing;
  const hasFailed = 'problem' in results;
  const last = hasFailed ? page : results.meta.last_page;
  return (
    <div className="mt-8 flex flex-col items-center gap-6 print:hidden">
      <p aria-live="polite" className="sr-only">
        На странице: {cardsCount(listing.kind, shownCount)}
      </p>
      {hasFailed && (
        <p role="alert" className="text-center text-error">
          {results.problem}
        </p>
      )}
      {(page < last || hasFailed) && <MoreButton listing={listing} pending={pending} />}
      <Pagination
        page={page}
        last={last}
        hrefOf={(to) => listingHref(path, filters, to)}
        link={hrefLink}
      />
    </div>
  );
}

function MoreButton({ listing, pending }: { listing: Listing; pending: boolean }) {
  const router = useRouter();
  const { path, filters, page, results } = listing;

  function showMore() {
    if ('problem' in results) return void router.invalidate();
    const [to = path, query = ''] = listingHref(path, filters, page + 1).split('?');
    void router.navigate({
      to: to as '/',
      search: parseQuery(query),
      state: { goesOn: true },
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <Button kind="secondary" pending={pending} onClick={showMore} className="noscript:hidden">
      {'problem' in results ? 'Попробовать ещё раз' : 'Показать ещё'}
    </Button>
  );
}
