import type { Listing } from '#web/search/listing/load-listing.ts';
import { Container } from '#web/ui/display/container.tsx';
import { RecentCards } from './recent-cards.tsx';

/** When nothing was found, what somebody liked before is a way on. */
export function RecentUnderList({ listing: { results } }: { listing: Listing }) {
  if (!('meta' in results) || results.meta.total > 0) return null;
  return (
    <Container className="empty:hidden pb-16">
      <RecentCards />
    </Container>
  );
}
